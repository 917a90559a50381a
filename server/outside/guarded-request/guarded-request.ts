import { isIP } from 'node:net';
import { startTimer, within, type StartDeadline } from './deadline.ts';
import { exchange, type Answered } from './exchange.ts';
import { isPrivateAddress, isLoopback, networkOf } from './private-address.ts';
import { AddressRefused, addressSentences, readAddress } from './read-address.ts';
import { resolveName, type Resolve } from './resolve.ts';

export interface GuardOptions {
  resolve?: Resolve;
  /** For development: also allows http and this machine. */
  allowLoopback?: boolean;
  /** For the demo: this host is served by our own server. */
  substitute?: { host: string; base: () => string } | null;
  /** Maximum concurrent requests to one address. Unlimited if missing. */
  maxPerAddress?: number;
  startDeadline?: StartDeadline;
}

/** Nothing was sent because too many requests to this address are already open. */
export class ReceiverBusy extends Error {}

interface Sent {
  headers: Record<string, string>;
  body: string | Buffer;
  /** For everything: lookup, connecting, sending and the response. */
  longestMs: number;
}

type Asked = Omit<Sent, 'body'> & { body: string | Buffer | null };

export interface Guard {
  /** Throws `AddressRefused`, with a sentence for the user, unless the address is public. */
  check: (typed: string) => Promise<void>;
  /** Posts to an address entered by a user. Throws if no response came, or `AddressRefused` if nothing was sent. */
  post: (typed: string, sent: Sent) => Promise<Answered>;
  /** Makes a GET request under the same rules. */
  get: (typed: string, sent: Omit<Sent, 'body'>) => Promise<Answered>;
}

const maxAnswer = 16_384;
const maxLookUpMs = 5_000;

/**
 * The only way to reach an address entered by a user. Its name is looked up once, all of its addresses must be public,
 * and the connection goes to the one that was checked. Redirects aren't followed.
 */
export function guardWith({
  resolve = resolveName,
  allowLoopback = false,
  substitute = null,
  maxPerAddress = Infinity,
  startDeadline = startTimer,
}: GuardOptions = {}): Guard {
  const openPerAddress = new Map<string, number>();

  async function target(typed: string, signal: AbortSignal): Promise<{ url: URL; address: string }> {
    const own = ownAddressOf(typed);
    if (own) return own;
    const url = readAddress(typed);
    const lookup = resolve(url.hostname, signal).catch(() => []);
    const addresses = await Promise.race([lookup, whenAborted(signal).then(() => [])]);
    const [address] = addresses;
    if (address === undefined) throw new AddressRefused(addressSentences.notFound);
    // A private address among others is a trap: the next connection might use that one.
    if (addresses.some((candidate) => isPrivateAddress(candidate) && !(allowLoopback && isLoopback(candidate))))
      throw new AddressRefused(addressSentences.inward);
    return { url, address };
  }

  function ownAddressOf(typed: string): { url: URL; address: string } | null {
    if (!URL.canParse(typed)) return null;
    const url = new URL(typed);
    if (substitute && url.protocol === 'https:' && url.host === substitute.host)
      return loopbackOf(new URL(`${substitute.base()}${url.pathname}`));
    return allowLoopback && isOwnMachine(url) ? loopbackOf(url) : null;
  }

  const send = (typed: string, method: 'GET' | 'POST', { headers, body, longestMs: maxMs }: Asked): Promise<Answered> =>
    within(startDeadline, maxMs, async (signal) => {
      const { url, address } = await target(typed, signal);
      signal.throwIfAborted();
      const network = networkOf(address);
      const open = openPerAddress.get(network) ?? 0;
      if (open >= maxPerAddress) throw new ReceiverBusy();
      openPerAddress.set(network, open + 1);
      try {
        return await exchange(url, { method, headers, body, signal, maxAnswer, address });
      } finally {
        const left = openPerAddress.get(network)! - 1;
        if (left > 0) openPerAddress.set(network, left);
        else openPerAddress.delete(network);
      }
    });

  return {
    check: (typed) => within(startDeadline, maxLookUpMs, async (signal) => void (await target(typed, signal))),
    post: (typed, sent) => send(typed, 'POST', sent),
    get: (typed, sent) => send(typed, 'GET', { ...sent, body: null }),
  };
}

const whenAborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

const isOwnMachine = ({ hostname }: URL) => hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));

const loopbackOf = (url: URL) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { url, address: isIP(host) === 0 ? '127.0.0.1' : host };
};
