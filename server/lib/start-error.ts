/** An error the admin can fix. The message says how. */
export class StartError extends Error {}

/** Reduces a StartError to one sentence. Any other error keeps its stack. */
export const asSentence = (error: unknown, beginning: string): unknown =>
  error instanceof StartError ? `${beginning} ${error.message}` : error;
