import { limits } from '@forecourt/contract/kit/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHotSite, type HotSite } from '../../../testing/hot-site.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';

let hot: HotSite;
let addresses: string[];
beforeAll(async () => {
  hot = await startHotSite({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  await emptyMarket(hot.site);
  const car = await listed(await hot.site.as('member'));
  addresses = ['/', `/car/${car}`, `/api/cars.php?id=${car}`, '/api/cars.php?counts=true'];
});
afterAll(() => hot.close());

/** Any cookie bypasses the fast path. */
const slowPathCookie = { cookie: 'taste=sweet' };
const ask = (address: string, headers: Record<string, string> = {}) => fetch(hot.site.url + address, { headers });
const contentOf = async (response: Response) => {
  const { 'x-request-id': id, date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text(), hasName: /^[0-9a-f]{8}-\d+$/.test(id!) };
};
/** How many responses the metrics report, by call or route. */
const answered = async (name: string) => {
  const metrics = await (await ask('/metrics')).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith(`forecourt_request_seconds_count{call="${name}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

test('the fast path answers exactly like the slow path, including headers', async () => {
  for (const address of addresses)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const [first, short, long] = [
        await contentOf(await ask(address, { 'accept-encoding': encoding })),
        await contentOf(await ask(address, { 'accept-encoding': encoding })),
        await contentOf(await ask(address, { 'accept-encoding': encoding, ...slowPathCookie })),
      ];
      expect([address, short]).toEqual([address, long]);
      expect([address, short]).toEqual([address, first]);
      const known = { 'if-none-match': long.headers['etag']! };
      expect(await contentOf(await ask(address, known))).toEqual(
        await contentOf(await ask(address, { ...known, ...slowPathCookie })),
      );
    }
});

test('the metrics count both paths', async () => {
  const before = [await answered('cars.list'), await answered('/car/:id')];
  for (const headers of [{}, {}, slowPathCookie])
    for (const address of [addresses[1]!, addresses[3]!]) await (await ask(address, headers)).text();
  expect([await answered('cars.list'), await answered('/car/:id')]).toEqual(before.map((count) => count + 3));
});

test('rate limits apply on both paths, per client', async () => {
  const address = addresses[3]!;
  const statuses = async (from: string, times: number) => {
    const all = Array.from({ length: times }, async () => {
      const { status, headers } = await ask(address, { 'x-forwarded-for': from });
      return status === 429 ? `429 after ${Number(headers.get('retry-after')) > 0}` : String(status);
    });
    return (await Promise.all(all)).toSorted();
  };
  const { times } = limits.browse;
  expect(await statuses('203.0.113.7', times + 2)).toEqual([
    ...Array<string>(times).fill('200'),
    '429 after true',
    '429 after true',
  ]);
  expect(await statuses('203.0.113.8', 1)).toEqual(['200']);
});
