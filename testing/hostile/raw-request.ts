import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitMs } from '../../tools/test-timeouts.ts';
import type { Browser } from '../browser.ts';

/** A request byte for byte, because `fetch` would correct its mistakes. */
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

/** A response that takes longer than this counts as hanging. */
const patienceMs = waitMs;

/** Uses its own connection. For a stream, the start of the response is returned. */
export async function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const began = performance.now();
  const { hostname, port } = new URL(url);
  const signal = AbortSignal.timeout(patienceMs);
  const sent = httpRequest({ hostname, port, method, path, headers, signal, agent: false });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  // A server that responds before everything was sent may close the connection. The response counts.
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

/** Decodes like a client. An encoding that wasn't requested or can't be decoded is an error. */
function unpacked(bytes: Buffer, encoding: string | undefined, asked = ''): Buffer {
  if (encoding === undefined) return bytes;
  if (!unpack[encoding] || !asked.includes(encoding)) throw new Error(`answered in ${encoding}, asked for “${asked}”`);
  // A HEAD response has nothing to decode.
  return bytes.length > 0 ? unpack[encoding](bytes) : bytes;
}

export const cookiesOf = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
