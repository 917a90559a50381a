/** `LIMITS=report,typing` tests only these limits. */
import { randomBytes } from 'node:crypto';
import { limits, type Limit, type LimitName } from '@forecourt/contract/kit/limits.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tallyInDatabase } from '../server/lib/limits.ts';
import { actorsOn } from '../testing/access/actors.ts';
import { connectWithRetry } from '../testing/connect-with-retry.ts';
import { usesOf, type Use } from '../testing/hostile/limited.ts';
import { sendRaw, type RawAnswer, type RawRequest } from '../testing/hostile/raw-request.ts';
import { siteForThisTest, startSite, type Site } from '../testing/site.ts';

const wanted = process.env.LIMITS?.split(',');
const limitOf = (name: LimitName): Limit => limits[name];

const timeout = 900_000;

let world: Site;
let site: Site;
let uses: [LimitName, Use][];
beforeAll(async () => {
  world = await startSite({ config: { webhookLoopback: true } });
  const all = usesOf(await actorsOn(world));
  // The longest window comes last because the clock only moves forward.
  uses = all
    .filter(([name]) => !wanted || wanted.includes(name))
    .toSorted(([a], [b]) => limitOf(a).seconds - limitOf(b).seconds);
  site = await startSite({ on: world.database, config: { rateLimits: true } });
}, timeout);
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await site.close();
  await world.close();
});

const more = 20;
const number = (count: number) => count.toLocaleString('en');
const isRefused = ({ status }: RawAnswer) => status === 429;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

const waits: Record<number, string> = {
  60: '60 seconds',
  600: '10 minutes',
  900: '15 minutes',
  3600: '1 hour',
  86_400: '24 hours',
};

function expectRefusal(name: string, { headers, text, status }: RawAnswer, seconds: number, wait: string): void {
  const told = { status, retryAfter: headers['retry-after'], ...(JSON.parse(text) as object) };
  expect(told, name).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    retryAfter: String(seconds),
    error: `Too many requests. Please wait ${wait} and try again.`,
  });
}

/** Requests that weren't refused must succeed. A server error doesn't count as passed. */
function passedOf(name: string, answers: readonly RawAnswer[]): number {
  expect(new Set(answers.map(({ status }) => status).filter((status) => status >= 500)), name).toEqual(new Set());
  return answers.filter((answer) => !isRefused(answer)).length;
}

/** Concurrent requests: more than a process has database connections. */
const together = 40;

/** Sends requests to these addresses in turn, many in parallel. */
async function atOnce(urls: readonly string[], request: RawRequest, count: number): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = [];
  const waiting = times(count).values();
  const oneAfterTheOther = async () => {
    for (const at of waiting) answers.push(await sendRaw(urls[at % urls.length]!, request));
  };
  await Promise.all(times(together).map(oneAfterTheOther));
  return answers;
}

test(
  'each limit allows exactly its number, tells the next caller how long to wait to the second, then resets',
  { timeout },
  async ({ annotate }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let requests = 0;
    for (const [name, use] of uses) {
      const { times: most, seconds, per } = limitOf(name);
      const request = await use(site.url);
      const began = Date.now();
      const answers: RawAnswer[] = [];
      for (const _time of times(most)) answers.push(await sendRaw(site.url, request));
      expect(passedOf(name, answers), name).toBe(most);
      expectRefusal(name, await sendRaw(site.url, request), seconds, waits[seconds]!);
      vi.setSystemTime(began + seconds * 1000 - 1);
      // A limit on a login attempt lasts as long as the attempt.
      if (!per) expectRefusal(name, await sendRaw(site.url, await use(site.url)), 1, '1 second');
      vi.setSystemTime(began + seconds * 1000);
      const answered = await atOnce([site.url], await use(site.url), most + more);
      expect(passedOf(name, answered), `${name} at once`).toBe(most);
      requests += 2 * (most + 1) + more;
    }
    await annotate(
      `${number(requests)} requests against ${uses.length} limits of the contract, one after another and then ${more} more than allowed, ${together} at a time. Each limit let exactly its number pass. The next was refused with its message and Retry-After to the second, still a millisecond before the window ended, and no longer at its end (with the test’s clock).`,
    );
    await annotate(
      uses.map(([name]) => `${name} ${limitOf(name).times} in ${waits[limitOf(name).seconds]!}`).join(', '),
    );
  },
);

test(
  'two servers on one database share the limits stored there, and count the others separately',
  { timeout },
  async ({ annotate }) => {
    await sql`delete from rate_limits`.execute(world.db);
    vi.useFakeTimers({ toFake: ['Date'] });
    // Each server has its own memory and connections. The clock is frozen, so no window ends before everything was
    // sent.
    const options = { on: world.database, config: { rateLimits: true }, appKey: randomBytes(32) };
    const processes = [await siteForThisTest(options), await siteForThisTest(options)];
    const urls = processes.map(({ url }) => url);
    let [requests, shared, alone] = [0, 0, 0];
    for (const [name, use] of uses) {
      const { times: most, isPerProcess } = limitOf(name);
      const pass = isPerProcess ? urls.length * most : most;
      const answers = await atOnce(urls, await use(urls[0]!), pass + urls.length * more);
      expect(passedOf(name, answers), name).toBe(pass);
      requests += answers.length;
      if (isPerProcess) alone += 1;
      else shared += 1;
    }
    await annotate(
      `${number(requests)} requests alternating between two servers on one database, each with its own memory, ${together} at a time. ${shared} limits let exactly their number through both together. The ${alone} counted in memory (${uses.flatMap(([name]) => (limitOf(name).isPerProcess ? [name] : [])).join(', ')}) let exactly their number through each.`,
    );
  },
);

test('failed codes are counted together exactly, and forgotten when the window ends', async ({ annotate }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pool, close } = connectWithRetry(world.database.config, 4);
  const { times: most, seconds } = limits.sign_in_failures;
  const [one, other] = [tallyInDatabase(pool, 'sign_in_failures'), tallyInDatabase(pool, 'sign_in_failures')];
  await Promise.all(times(most - 1).map((at) => (at % 2 === 0 ? one : other).add('203.0.113.9')));
  expect([await one.isFull('203.0.113.9'), await other.isFull('203.0.113.9')]).toEqual([false, false]);
  await one.add('203.0.113.9');
  expect([await one.isFull('203.0.113.9'), await other.isFull('203.0.113.9')]).toEqual([true, true]);
  expect(await one.isFull('203.0.113.10')).toBe(false);
  vi.setSystemTime(Date.now() + seconds * 1000);
  expect(await one.isFull('203.0.113.9')).toBe(false);
  await close();
  await annotate(
    `sign_in_failures refuses no one but slows a network down: not after ${most - 1} failed codes counted by two servers, but after ${most}, and no longer after ${seconds / 60} minutes`,
  );
});

test('the proof covers every limit', () => {
  const counted = uses.map(([name]) => name);
  const missing = Object.keys(limits).filter((name) => !counted.includes(name as LimitName));
  expect(wanted ? ['sign_in_failures'] : missing).toEqual(['sign_in_failures']);
});
