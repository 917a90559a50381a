import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress, isLoopback, networkOf } from './private-address.ts';
import { AddressRefused, addressSentences, readAddress } from './read-address.ts';
import { resolveName, type Resolve } from './resolve.ts';

export interface GuardOptions {
  resolve?: Resolve;
  /** For development: also allows http and this machine. */
  allowLoopback?: boolean;
  /** For the demo: this host is served by our own server. */
  standIn?: { host: string; base: () => string } | null;
  /** Maximum concurrent requests to one address. Unlimited if missing. */
  maxPerAddress?: number;
  startDeadline?: StartDeadline;
}

/** Calls `onExpired` after this many milliseconds, unless the returned function is called first. */
export type StartDeadline = (ms: number, onExpired: () => void) => () => void;

/** Nothing was sent because too many requests to this address are already open. */
export class ReceiverBusy extends Error {}

interface Sent {
  headers: Record<string, string>;
  body: string;
  /** For everything: lookup, connecting, sending and the response. */
  longestMs: number;
}

type Asked = Omit<Sent, 'body'> & { body: string | null };

/** The response, possibly only the part that arrived. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

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

const startTimer: StartDeadline = (ms, onExpired) => {
  const timer = setTimeout(onExpired, ms);
  return () => clearTimeout(timer);
};

/**
 * The only way to reach an address entered by a user. Its name is looked up once, all of its addresses must be public,
 * and the connection goes to the one that was checked. Redirects aren't followed.
 */
export function guardWith({
  resolve = resolveName,
  allowLoopback = false,
  standIn = null,
  maxPerAddress = Infinity,
  startDeadline = startTimer,
}: GuardOptions = {}): Guard {
  const openPerAddress = new Map<string, number>();

  /** One deadline for everything, from the lookup to the last byte. */
  async function within<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const expired = new AbortController();
    const clear = startDeadline(ms, () => expired.abort());
    try {
      return await work(expired.signal);
    } finally {
      clear();
    }
  }

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
    if (standIn && url.protocol === 'https:' && url.host === standIn.host)
      return loopbackOf(new URL(`${standIn.base()}${url.pathname}`));
    return allowLoopback && isOwnMachine(url) ? loopbackOf(url) : null;
  }

  const send = (typed: string, method: 'GET' | 'POST', { headers, body, longestMs: maxMs }: Asked): Promise<Answered> =>
    within(maxMs, async (signal) => {
      const { url, address } = await target(typed, signal);
      signal.throwIfAborted();
      const network = networkOf(address);
      const open = openPerAddress.get(network) ?? 0;
      if (open >= maxPerAddress) throw new ReceiverBusy();
      openPerAddress.set(network, open + 1);
      try {
        return await exchange(url, address, { method, headers, body, signal });
      } finally {
        const left = openPerAddress.get(network)! - 1;
        if (left > 0) openPerAddress.set(network, left);
        else openPerAddress.delete(network);
      }
    });

  return {
    check: (typed) => within(maxLookUpMs, async (signal) => void (await target(typed, signal))),
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

/** Returns this one address for any name, so that nothing is looked up twice. */
const only =
  (address: string): LookupFunction =>
  (_name, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));

function exchange(
  url: URL,
  address: string,
  { method, headers, body, signal }: Omit<Asked, 'longestMs'> & { method: 'GET' | 'POST'; signal: AbortSignal },
): Promise<Answered> {
  const options: RequestOptions = {
    method,
    lookup: only(address),
    // Uses a new connection, because a pooled one was checked for another name.
    agent: false,
    headers: {
      ...headers,
      ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
      connection: 'close',
    },
    maxHeaderSize: 16_384,
  };
  return new Promise((resolve, reject) => {
    let head: IncomingMessage | null = null;
    const parts: Buffer[] = [];
    let bytes = 0;
    const request = (url.protocol === 'https:' ? https : http).request(url, options);

    /** Called however an exchange ends. Once the status is known, whatever arrived is the response. */
    function end(why: unknown = new Error('The connection closed without a response')): void {
      request.destroy();
      if (!head) return reject(why);
      const body = Buffer.concat(parts).subarray(0, maxAnswer).toString('utf8');
      resolve({ status: head.statusCode ?? 0, headers: head.headers, body });
    }

    signal.addEventListener('abort', () => end(signal.reason), { once: true });
    request.on('response', (response) => {
      head = response;
      response.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes >= maxAnswer) end();
      });
      response.on('error', end);
      response.on('close', end);
    });
    // Without a listener Node drops the connection, and neither an error nor a response would ever come.
    request.on('upgrade', (response, socket) => {
      head = response;
      socket.destroy();
      end();
    });
    request.on('error', end);
    request.on('close', () => head ?? end());
    request.end(body ?? undefined);
  });
}
