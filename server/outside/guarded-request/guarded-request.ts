import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInward, isLoopback } from './inward.ts';
import { AddressRefused, addressSentences, readAddress } from './read-address.ts';
import { resolveName, type Resolve } from './resolve.ts';

export interface GuardOptions {
  resolve?: Resolve;
  /** For development: http and the own machine are allowed too. */
  allowLoopback?: boolean;
  /** For the demo: this host stands for a part of our own server, which is where it leads. */
  standIn?: { host: string; base: () => string } | null;
}

interface Sent {
  headers: Record<string, string>;
  body: string;
  /** For all of it: looking the name up, connecting, sending, and what is answered. */
  longestMs: number;
}

type Asked = Omit<Sent, 'body'> & { body: string | null };

/** What came back. Where it came only in part, what there was of it. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Guard {
  /** Throws `AddressRefused`, with a sentence for who typed it, unless it leads out. */
  check: (typed: string) => Promise<void>;
  /** Posts to an address somebody typed. Throws where no answer came; `AddressRefused` where nothing was sent. */
  post: (typed: string, sent: Sent) => Promise<Answered>;
  /** Asks there, the same way. */
  get: (typed: string, sent: Omit<Sent, 'body'>) => Promise<Answered>;
}

const largestAnswer = 16_384;
const longestLookUpMs = 5_000;

/**
 * The one way out to an address that somebody typed. Its name is looked up once, every address it has must be a public
 * one, and the connection goes to the one that was checked. Redirects are answers like others and lead nowhere.
 */
export function guardWith({ resolve = resolveName, allowLoopback = false, standIn = null }: GuardOptions = {}): Guard {
  async function target(typed: string, signal: AbortSignal): Promise<{ url: URL; address: string }> {
    const own = ownPlace(typed);
    if (own) return own;
    const url = readAddress(typed);
    const addresses = await resolve(url.hostname, signal).catch(() => []);
    const [address] = addresses;
    if (address === undefined) throw new AddressRefused(addressSentences.notFound);
    // One inward address among others is a trap: whoever connects next might get that one.
    if (addresses.some((one) => isInward(one) && !(allowLoopback && isLoopback(one))))
      throw new AddressRefused(addressSentences.inward);
    return { url, address };
  }

  function ownPlace(typed: string): { url: URL; address: string } | null {
    if (!URL.canParse(typed)) return null;
    const url = new URL(typed);
    if (standIn && url.protocol === 'https:' && url.host === standIn.host)
      return loopbackOf(new URL(`${standIn.base()}${url.pathname}`));
    return allowLoopback && isOwnMachine(url) ? loopbackOf(url) : null;
  }

  async function send(typed: string, method: 'GET' | 'POST', { headers, body, longestMs }: Asked): Promise<Answered> {
    const signal = AbortSignal.timeout(longestMs);
    const { url, address } = await target(typed, signal);
    signal.throwIfAborted();
    return exchange(url, address, { method, headers, body, signal });
  }

  return {
    async check(typed) {
      await target(typed, AbortSignal.timeout(longestLookUpMs));
    },
    post: (typed, sent) => send(typed, 'POST', sent),
    get: (typed, sent) => send(typed, 'GET', { ...sent, body: null }),
  };
}

const isOwnMachine = ({ hostname }: URL) => hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));

const loopbackOf = (url: URL) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { url, address: isIP(host) === 0 ? '127.0.0.1' : host };
};

/** Whatever name it is asked for, there is this one address: nothing is looked up a second time. */
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
    // A connection of its own: one that is kept was checked for another name.
    agent: false,
    signal,
    headers: {
      ...headers,
      ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
      connection: 'close',
    },
    maxHeaderSize: 16_384,
  };
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = (url.protocol === 'https:' ? https : http).request(url, options, async (response) => {
      isAnswered = true;
      const text = await readSome(response);
      request.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    // What breaks off after the head of an answer is an answer still.
    request.on('error', (error) => isAnswered || reject(error));
    request.end(body ?? undefined);
  });
}

/** So much of it as there is room for, or as came in time: that there was an answer is known already. */
async function readSome(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= largestAnswer) break;
    }
  } catch {
    // Broken off, or out of time.
  }
  return Buffer.concat(parts).subarray(0, largestAnswer).toString('utf8');
}
