import { ApiError } from '@forecourt/contract/kit/client.ts';

/** The message to show: the server's own if it says more than that something failed. */
export const sentenceOf = (error: unknown, otherwise = 'Something went wrong on our side. Please try again.'): string =>
  error instanceof ApiError && error.code !== 'internal' && error.message ? error.message : otherwise;
