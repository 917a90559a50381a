import { errors, sentence, type ErrorBody, type ErrorCode, type Restriction } from '@forecourt/contract/errors.ts';

interface Details {
  /** Fills the `{words}` of the sentence. */
  words?: Record<string, string>;
  fields?: Record<string, string[]>;
  restriction?: Restriction;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error of the catalogue: one sentence for the user, the cause for the log. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(sentence(code, details.words), { cause: details.cause });
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return errors[this.code].status;
  }
  get body(): ErrorBody {
    const { fields, restriction } = this.details;
    const more = { ...(fields && { fields }), ...(restriction && { restriction }) };
    return { success: false, error: this.message, code: this.code, ...more };
  }
}

export const fail = (code: ErrorCode, details?: Details): never => {
  throw new Failure(code, details);
};
