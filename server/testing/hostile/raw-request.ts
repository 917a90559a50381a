import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitMs } from '../../../tools/test-timeouts.ts';
import type { Browser } from '../browser.ts';

/** A request byte for byte: `fetch` would put right what is wrong with it. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
  headers: IncomingMessage['headers'];
  ms: number;
}

/** Every answer is there by then, or it hangs. */
const patienceMs = waitMs;

/** On a connection of its own; of a stream that begins to answer, the beginning is the answer. */
export async function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const began = performance.now();
  const { hostname, port } = new URL(url);
  const signal = AbortSignal.timeout(patienceMs);
  const sent = httpRequest({ hostname, port, method, path, headers, signal, agent: false });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  // Who answers before all was sent may close the connection over it: the answer counts.
  sent.on('error', () => undefined);
  if (body && method !== 'GET' && method !== 'HEAD') sent.write(body);
  sent.end();
  const [response] = await answered;
  const type = response.headers['content-type'] ?? '';
  const answer = (text: string) => ({
    status: response.statusCode!,
    type,
    text,
    headers: response.headers,
    ms: performance.now() - began,
  });
  if (type.startsWith('text/event-stream')) {
    sent.destroy();
    return answer('');
  }
  const bytes = Buffer.concat((await response.toArray()) as Buffer[]);
  return answer(unpacked(bytes, response.headers['content-encoding'], headers['accept-encoding']).toString());
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** As every client reads it; what it did not ask for, or what does not unpack, is no answer to it. */
function unpacked(bytes: Buffer, encoding: string | undefined, asked = ''): Buffer {
  if (encoding === undefined) return bytes;
  if (!unpack[encoding] || !asked.includes(encoding)) throw new Error(`answered in ${encoding}, asked for “${asked}”`);
  // To HEAD there is nothing to unpack.
  return bytes.length > 0 ? unpack[encoding](bytes) : bytes;
}

export const cookiesOf = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
