/** Getting files that lie on the host compressed, whatever the host knows of compression. */

type FileSystem = {
    mkdirTree: (path: string) => void;
    writeFile: (path: string, data: Uint8Array) => void;
};

/** Several files on their way; *progress* hears how many bytes of them have come. */
export class Download {
    #loaded = 0;
    readonly #progress: (loaded: number) => void;

    constructor(progress: (loaded: number) => void) {
        this.#progress = progress;
    }

    /** Ask for a file, and return its content uncompressed while it comes. Raises if there is no such file. */
    async open(address: URL, type = "application/octet-stream"): Promise<Response> {
        const answer = await fetch(address);
        if (!answer.ok || !answer.body) throw new Error(`${address.pathname.split("/").at(-1)}: ${answer.status}`);
        const counted = answer.body.pipeThrough(
            new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
                transform: (piece, controller) => {
                    this.#loaded += piece.byteLength;
                    this.#progress(this.#loaded);
                    controller.enqueue(piece);
                },
            }),
        );
        return new Response(await uncompressed(counted), { headers: { "Content-Type": type } });
    }
}

/** Some hosts say how a file is compressed, and the browser has done the work: only what begins like gzip is gzip. */
async function uncompressed(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ReadableStream> {
    const reader = stream.getReader();
    const first = await reader.read();
    const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => {
            if (first.value) controller.enqueue(first.value);
            if (first.done) controller.close();
        },
        pull: async (controller) => {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
    });
    const isGzip = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
    return isGzip ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** Write the files of a pack into *folder*. It begins with a line of JSON: their names and lengths, in order. */
export function unpack(pack: ArrayBuffer, fs: FileSystem, folder: string): void {
    const bytes = new Uint8Array(pack);
    let place = bytes.indexOf(0x0a) + 1;
    const files = JSON.parse(new TextDecoder().decode(bytes.subarray(0, place))) as [string, number][];
    const made = new Set<string>();
    for (const [name, length] of files) {
        const path = `${folder}/${name}`;
        const parent = path.slice(0, path.lastIndexOf("/"));
        if (!made.has(parent)) fs.mkdirTree(parent);
        made.add(parent);
        fs.writeFile(path, bytes.subarray(place, (place += length)));
    }
}
