/** Metadata in the HTML head, for browser tabs and for the crawlers of chats and search engines. */
export interface PageHead {
  title: string;
  description?: string;
  /** An address on this site, or an absolute one. */
  image?: { address: string; width: number; height: number; alt: string };
  /** The canonical path, without irrelevant parameters. */
  path?: string;
  price?: number;
  /** 404 if there is nothing (any more) to index. */
  status?: 200 | 404;
  isHidden?: boolean;
  /** The path of the Atom feed with the same cars. */
  feed?: string;
  /** Structured data for search engines (JSON-LD). */
  about?: object[];
}

/** Makes a call of the contract as an anonymous visitor. Null if the item doesn't exist. */
export type CallAnonymously = (feature: string, call: string, input: unknown) => Promise<unknown>;
