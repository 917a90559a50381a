import type { Asked, HandlersOn } from '../capture-queries.ts';

/** One of the staff's lists: what fills it, what is asked of it, and who answers. */
export interface Area {
  name: string;
  /** Run in their order, without triggers and constraints between tables. */
  fill: readonly string[];
  asked: readonly Asked[];
  handlers: HandlersOn;
}

/** So many rows has each list. */
export const rows = 100_000;
