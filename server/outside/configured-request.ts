import { startTimer, within, type StartDeadline } from './guarded-request/deadline.ts';
import { exchange, type Answered, type Exchange } from './guarded-request/exchange.ts';

interface Asked extends Pick<Exchange, 'method' | 'headers' | 'body'> {
  /** For everything: lookup, connecting, sending and the response. */
  longestMs: number;
}

export type Send = (url: string, asked: Asked) => Promise<Answered>;

/**
 * Sends to addresses the operator configured, which may be private. Otherwise the same as the guarded request: no
 * redirects, and at the deadline the connection is closed.
 */
export const configuredRequest =
  (maxAnswer: number, startDeadline: StartDeadline = startTimer): Send =>
  (url, { longestMs, ...asked }) =>
    within(startDeadline, longestMs, (signal) => exchange(new URL(url), { ...asked, signal, maxAnswer }));
