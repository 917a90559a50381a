import type { Exchange } from '../../lib/handlers.ts';

/** Longer than any process needs to receive a change notification. */
const seconds = 10;

/**
 * Read-your-writes: after a change, a 10-second cookie makes this browser bypass the response cache, on every process.
 */
export const setCacheBypass = ({ setCookie }: Pick<Exchange, 'setCookie'>) => setCookie('changed', '1', seconds);

export const shouldBypassCache = ({ readCookie }: Pick<Exchange, 'readCookie'>) => readCookie('changed') !== null;
