import { Agent, get } from 'node:http';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Requests one address after another over this many connections for this long. Every response must be a 200. */
export async function load(
  origin: string,
  addresses: string[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let next = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const ask = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await answered(origin + addresses[next++ % addresses.length]!, agent);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

const answered = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

/** p50 of these visits, one after another. A visit requests its addresses in sequence. */
export async function visit(origin: string, visits: string[][]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  for (const addresses of visits) {
    const begun = performance.now();
    for (const address of addresses) await answered(origin + address, agent);
    took.push(performance.now() - begun);
  }
  agent.destroy();
  return took.toSorted((one, other) => one - other)[took.length >> 1]!;
}
