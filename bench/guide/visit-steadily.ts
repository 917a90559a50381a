import { Agent, get } from 'node:http';

/**
 * Requests these addresses in turn at a fixed rate, whether or not earlier responses have arrived, so that a pause of the
 * site affects every request that falls into it. Returns how long each took, in milliseconds.
 */
export async function visitSteadily(
  origin: string,
  addresses: readonly string[],
  { perSecond, until }: { perSecond: number; until: Promise<unknown> },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  const pending = new Set<Promise<void>>();
  const ending = new AbortController();
  const over = until.finally(() => ending.abort()).catch(() => undefined);
  const begun = performance.now();
  for (let sent = 0; !ending.signal.aborted; sent += 1) {
    const due = begun + (sent * 1000) / perSecond;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now()))), over]);
    const request = visit(origin + addresses[sent % addresses.length]!, agent)
      // Counted from when it was due, because a late one would hide the pause.
      .then(() => void took.push(performance.now() - due))
      .finally(() => pending.delete(request));
    pending.add(request);
  }
  await Promise.all(pending);
  agent.destroy();
  return took;
}

const visit = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
