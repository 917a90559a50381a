import type { Exchange } from '../lib/handlers.ts';

/** Longer than the news of a change takes to any process. */
const seconds = 10;

/**
 * Whoever changes something sees it at once, whichever process they ask next: their browser says so for a while, and is
 * then answered past everything that is kept.
 */
export const setCacheBypass = ({ setCookie }: Pick<Exchange, 'setCookie'>) => setCookie('changed', '1', seconds);

export const shouldBypassCache = ({ readCookie }: Pick<Exchange, 'readCookie'>) => readCookie('changed') !== null;
