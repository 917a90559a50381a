export interface Limit {
  times: number;
  seconds: number;
  /** Counted per process, because viewing cars must not cost a write. */
  isPerProcess?: true;
  /** Counted per login attempt instead of by address, so users behind one network don't use up each other's limit. */
  per?: 'sign_in';
}

/** How long a login may take, from leaving for the provider to selecting a character. */
export const signInSeconds = 15 * 60;

/** How long a user whose login was refused can read and appeal the decision before logging in again. */
export const appealSeconds = 30 * 60;

/**
 * How often one user, or one address when logged out, may do something. A call names its limit.
 * Stored in PostgreSQL so all processes share the counts, except where noted.
 */
export const limits = {
  /** Returning from the provider. A login takes four steps, plus a few for retries. */
  sign_in: { times: 20, seconds: signInSeconds, per: 'sign_in' },
  /** Failed codes per network. Beyond this, only first attempts are let through, more slowly. */
  sign_in_failures: { times: 200, seconds: 600 },
  /** Viewing members one at a time: more than anyone needs, too few to copy them all. */
  people: { times: 300, seconds: 600 },
  /** Searching members by name as you type: too few to copy them all. */
  people_search: { times: 150, seconds: 600 },
  /** Checking a bill of sale by its number: too few to find one by guessing. */
  bill: { times: 120, seconds: 600 },
  profile: { times: 30, seconds: 600 },
  browse: { times: 600, seconds: 60, isPerProcess: true },
  /** A crawler reads the index and each part. A part of a large site has megabytes. */
  sitemap: { times: 120, seconds: 600, isPerProcess: true },
  listing: { times: 600, seconds: 600 },
  upload: { times: 200, seconds: 600 },
  /** Making and answering offers. */
  offer: { times: 60, seconds: 3600 },
  contact: { times: 60, seconds: 3600 },
  favourite: { times: 300, seconds: 600 },
  /** Saving and changing searches, and following dealers. */
  search: { times: 300, seconds: 600 },
  /** Posting and changing wanted ads. */
  wanted: { times: 60, seconds: 3600 },
  review: { times: 60, seconds: 3600 },
  report: { times: 20, seconds: 86_400 },
  settings: { times: 120, seconds: 600 },
  message: { times: 60, seconds: 60, isPerProcess: true },
  /** Searching conversations as you type. */
  messages_search: { times: 120, seconds: 60, isPerProcess: true },
  messages_read: { times: 1200, seconds: 60, isPerProcess: true },
  typing: { times: 120, seconds: 60, isPerProcess: true },
  notices: { times: 600, seconds: 60, isPerProcess: true },
  conversation: { times: 120, seconds: 3600 },
  /** Proposing, answering and changing meetings. Each step notifies the other side. */
  meeting: { times: 60, seconds: 3600 },
  ticket: { times: 30, seconds: 3600 },
  ticket_answer: { times: 600, seconds: 3600 },
  /** Also for users who can't log in, counted per user. */
  appeal: { times: 20, seconds: 3600 },
  appeal_read: { times: 240, seconds: 3600 },
  ticket_staff: { times: 600, seconds: 600 },
  purchase: { times: 120, seconds: 600 },
  /** Checking a file of thousands of rows takes a second, and people who fix one check it often. */
  import_check: { times: 60, seconds: 600 },
  export: { times: 30, seconds: 600 },
  bank_callback: { times: 300, seconds: 60 },
  /** Each may send a message right away. */
  webhook: { times: 120, seconds: 600 },
  catalogue: { times: 300, seconds: 600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
