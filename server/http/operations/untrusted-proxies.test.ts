import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { warnAboutUntrustedProxies } from './untrusted-proxies.ts';

function site(trustProxy: false | string[]) {
  const clock = { ms: 1_000_000 };
  const warned: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void warned.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'warn', stream }, trustProxy });
  onTestFinished(async () => {
    await app.close();
  });
  warnAboutUntrustedProxies(app, trustProxy, () => clock.ms);
  app.get('/', async () => 'here');
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
  return { ask, warned, clock };
}

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
  'warns once an hour about a %s that arrives while no proxy is trusted',
  async (header) => {
    const { ask, warned, clock } = site(false);
    await ask();
    expect(warned).toEqual([]);
    for (let time = 0; time < 5; time++) await ask({ [header]: '203.0.113.9' });
    expect(warned).toMatchObject([{ header, from: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY is off') }]);
    // The claimed address doesn't belong in the log.
    expect(JSON.stringify(warned)).not.toContain('203.0.113.9');
    clock.ms += 60 * 60_000;
    for (let time = 0; time < 5; time++) await ask({ [header]: '203.0.113.9' });
    expect(warned).toHaveLength(2);
  },
);

test('warns about nothing if proxies are named', async () => {
  const { ask, warned } = site(['127.0.0.1']);
  await ask({ 'x-forwarded-for': '203.0.113.9' });
  expect(warned).toEqual([]);
});
