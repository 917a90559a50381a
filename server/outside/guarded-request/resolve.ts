import { Resolver } from 'node:dns/promises';

/** All addresses of a name. Throws or returns none if there are none. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

/**
 * Asks the name servers directly instead of the machine's hosts file. Unlike the system's lookup, a name server that
 * never responds blocks no one else.
 */
export const resolveName: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};
