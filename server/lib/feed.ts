/** A list of cars for feed readers. Addresses are paths on this site. */
export interface Feed {
  title: string;
  /** The page that shows the same. */
  path: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
  image: string | null;
}
