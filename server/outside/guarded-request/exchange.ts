import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** The response, possibly only the part that arrived. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Exchange {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** Ends it and closes its connection, however far it is. */
  signal: AbortSignal;
  /** Bytes of the response that are read. */
  maxAnswer: number;
  /** Connects to this address, whatever the host name resolves to now. */
  address?: string;
}

/** The only code that sends requests. Its connection is used once. Redirects aren't followed. */
export function exchange(url: URL, { method, headers, body, signal, maxAnswer, address }: Exchange): Promise<Answered> {
  const options: RequestOptions = {
    method,
    ...(address !== undefined && { lookup: only(address) }),
    // A pooled connection may have been checked for another name.
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
    signal.throwIfAborted();
    const request = (url.protocol === 'https:' ? https : http).request(url, options);

    /** Called however an exchange ends. Once the status is known, whatever arrived is the response. */
    function end(why: unknown = new Error('The connection closed without a response')): void {
      signal.removeEventListener('abort', onAbort);
      request.destroy();
      if (!head) return reject(why);
      const text = Buffer.concat(parts).subarray(0, maxAnswer).toString('utf8');
      resolve({ status: head.statusCode ?? 0, headers: head.headers, body: text });
    }
    const onAbort = () => end(signal.reason);

    signal.addEventListener('abort', onAbort, { once: true });
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

/** Returns this one address for any name, so that nothing is looked up twice. */
const only =
  (address: string): LookupFunction =>
  (_name, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
