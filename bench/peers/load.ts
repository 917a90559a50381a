import { Agent, request } from 'node:http';
import type { Measured } from '../cars/load.ts';
import type { Asked } from './requests.ts';

/** Sends one request after another over this many connections for this long. Every response must succeed. */
export async function loadPeer(
  origin: string,
  next: () => Asked,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const begun = performance.now();
  const askOn = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const startedAt = performance.now();
      await ask(origin, next(), agent);
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn)).finally(() => agent.destroy());
  const elapsed = (performance.now() - begun) / 1000;
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

export function ask(origin: string, { path, method, body, headers }: Asked, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(origin + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk)).on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve(text);
        else reject(new Error(`${method} ${origin}${path} returned ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
