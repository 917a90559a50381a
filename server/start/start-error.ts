/** Something the admin can mend; the message is the sentence that says how. */
export class StartError extends Error {}

/** What the admin can mend is told in one sentence; anything else gets its whole story. */
export const toldAs = (error: unknown, beginning: string): unknown =>
  error instanceof StartError ? `${beginning} ${error.message}` : error;
