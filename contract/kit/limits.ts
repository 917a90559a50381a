export interface Limit {
  times: number;
  seconds: number;
  /** Counted by each process for itself: a look at cars must not cost a write. */
  countedHere?: true;
  /** Counted for each sign-in under way and not by address: nobody uses up what others behind one network need. */
  per?: 'sign_in';
}

/** How long one may take to sign in, from setting out to the choice of a character. */
export const signInSeconds = 15 * 60;

/** How long who was refused at the sign-in may read and appeal the decision before they sign in anew. */
export const appealSeconds = 30 * 60;

/**
 * How often one person (or one address, when signed out) may do a thing; a call names its limit.
 * Held in PostgreSQL, so that every process of the site counts together, but for those that say otherwise.
 */
export const limits = {
  /** Coming back from the provider: a sign-in takes four steps, and a few more where one is tried again. */
  sign_in: { times: 20, seconds: signInSeconds, per: 'sign_in' },
  /** Codes of one network that the provider did not take: past this it goes on more slowly, with first tries only. */
  sign_in_failures: { times: 200, seconds: 600 },
  /** Members one by one: more than anybody looks at, too few to copy them all. */
  people: { times: 300, seconds: 600 },
  /** Looking for somebody by name: a letter at a time, and again; too few to copy them all. */
  people_search: { times: 150, seconds: 600 },
  profile: { times: 30, seconds: 600 },
  browse: { times: 600, seconds: 60, countedHere: true },
  listing: { times: 600, seconds: 600 },
  upload: { times: 200, seconds: 600 },
  contact: { times: 60, seconds: 3600 },
  favourite: { times: 300, seconds: 600 },
  review: { times: 60, seconds: 3600 },
  report: { times: 20, seconds: 86_400 },
  settings: { times: 120, seconds: 600 },
  message: { times: 60, seconds: 60, countedHere: true },
  messages_read: { times: 1200, seconds: 60, countedHere: true },
  typing: { times: 120, seconds: 60, countedHere: true },
  notices: { times: 600, seconds: 60, countedHere: true },
  conversation: { times: 120, seconds: 3600 },
  ticket: { times: 30, seconds: 3600 },
  ticket_answer: { times: 600, seconds: 3600 },
  /** Also of who cannot sign in, counted by person. */
  appeal: { times: 20, seconds: 3600 },
  appeal_read: { times: 240, seconds: 3600 },
  ticket_staff: { times: 600, seconds: 600 },
  purchase: { times: 120, seconds: 600 },
  /** A file of thousands of rows is a second's work; who mends it looks often. */
  import_check: { times: 60, seconds: 600 },
  export: { times: 30, seconds: 600 },
  bank_callback: { times: 300, seconds: 60 },
  /** Each may send something out at once. */
  webhook: { times: 120, seconds: 600 },
  catalogue: { times: 300, seconds: 600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
