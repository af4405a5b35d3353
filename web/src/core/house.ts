// Which house this client belongs to; the build decides.

/** Without a server: all tables stand in this browser, and any host of plain files will do. */
export const ALONE = import.meta.env.MODE === "site";

/** What the build has put beside the page: documents, engine, worker. */
export const beside = (path: string): string => new URL(path, document.baseURI).href;
