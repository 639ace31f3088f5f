/** Whether there is a server where this page comes from. One build serves both; index.html says which it is. */

const read = (name: string): string | null =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

const server = read("mahe-server");

/** Whether this page comes from a plain host of files, so that everything happens inside it. */
export const isStatic = server !== null;

/** The address of a server for those who play on several devices; empty if the host has named none. */
export const friendsAddress = /^https?:\/\//.test(server ?? "") ? server! : "";

/** The worker that runs Python inside the page; empty if this page was built without. */
export const pythonWorker = read("mahe-python") ?? "";
