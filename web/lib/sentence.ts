import { ApiError } from '@forecourt/contract/kit/client.ts';

/** What to tell the person: the server's sentence where it says more than that something failed. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.code !== 'internal' && error.message ? error.message : otherwise;
