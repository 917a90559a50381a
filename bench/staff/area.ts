import type { Asked, HandlersOn } from '../capture-queries.ts';

/** One staff list: how it is filled, its requests and its handlers. */
export interface Area {
  name: string;
  /** Run in order, without triggers and foreign keys. */
  fill: readonly string[];
  asked: readonly Asked[];
  handlers: HandlersOn;
}

/** Rows in each list. */
export const rows = 100_000;
