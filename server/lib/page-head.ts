/** What stands in the head of a page's first HTML, for people's tabs and for the crawlers of chats and searches. */
export interface PageHead {
  title: string;
  description?: string;
  /** An address on this site, or a whole one. */
  image?: { address: string; width: number; height: number; alt: string };
  /** Where the page stands, without what does not matter to others. */
  path?: string;
  price?: number;
  /** There is nothing (any more) that others should find. */
  status?: 200 | 404;
  isHidden?: boolean;
}

/** Answers a call of the contract as it is answered to a visitor; null where there is nothing of that number. */
export type CallAnonymously = (feature: string, call: string, input: unknown) => Promise<unknown>;
