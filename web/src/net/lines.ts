/** JSON that comes line by line. */

/** Read an answer as it arrives, an object a line. Raises whatever breaks the connection. */
export async function* jsonLines<T>(answer: Response): AsyncGenerator<T> {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    try {
        for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
            const lines = (rest + value).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
        }
        if (rest.trim()) yield JSON.parse(rest) as T;
    } finally {
        // Who stops listening has the server stop, too.
        await reader.cancel().catch(() => undefined);
    }
}
