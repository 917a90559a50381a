import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barePages } from '../../../testing/hostile/bare-pages.ts';
import { sendRaw } from '../../../testing/hostile/raw-request.ts';
import { siteForThisTest, startSite, type Site } from '../../../testing/site.ts';
import { firstIds } from '../../../testing/world.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

test('/healthz, /readyz and /metrics answer on this machine', async () => {
  const site = await siteForThisTest();
  await fetch(`${site.url}/api/users.php?id=${firstIds.users}`);
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: 'alive' });
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: 'ready' });
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  expect(metrics).toMatch(/forecourt_request_seconds_count\{call="accounts\.user",status="200"\} 1/);
  expect(metrics).toContain('forecourt_live_streams 0');
});

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9'],
  ['x-real-ip', '203.0.113.9'],
  ['via', '1.1 proxy'],
  ['x-forwarded-proto', 'https'],
  ['cf-connecting-ip', '203.0.113.9'],
  ['true-client-ip', '203.0.113.9'],
  ['x-client-ip', '203.0.113.9'],
])('metrics are for this machine only, also behind a local proxy that sends only %s', async (name, value) => {
  const proxied = await fetch(`${site.url}/metrics`, { headers: { [name]: value } });
  expect(proxied.status).toBe(404);
});

test('metrics are refused under the public name, and through a proxy that adds no headers', async () => {
  const site = await siteForThisTest({ config: { publicUrl: 'https://cars.example' } });
  const { port } = new URL(site.url);
  const ask = async (...lines: string[]) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write([...lines, '', ''].join('\r\n'));
    return (await text(socket)).split(' ')[1];
  };
  expect(await ask('GET /metrics HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close')).toBe('200');
  expect(await ask('GET /metrics HTTP/1.1', 'Host: cars.example', 'Connection: close')).toBe('404');
  expect(await ask('GET /metrics HTTP/1.0', 'Host: 127.0.0.1')).toBe('404');
});

test('every response has the security headers', async () => {
  const site = await siteForThisTest();
  for (const path of ['/healthz', '/api/auth/check-session.php', '/api/nothing', '/demo/gta-world/oauth/authorize']) {
    const { headers } = await fetch(site.url + path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-\d+$/);
  }
  const { headers } = await fetch(`${site.url}/api/auth/check-session.php`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an undecodable address is refused like any other call, with its headers', async () => {
  const site = await siteForThisTest();
  const response = await fetch(`${site.url}/api/%zz`);
  expect([response.status, await response.json()]).toMatchObject([400, { success: false, code: 'unreadable_body' }]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('an impossible host is refused on pages and calls if the site has no fixed address', async () => {
  const site = await siteForThisTest({ pages: await barePages() });
  const ask = (method: string, path: string, host: string) =>
    sendRaw(site.url, { method, path, headers: { host }, body: null });
  for (const host of ['a b', '[', ':', 'x:99999', '%', 'me@cars.example', 'cars.example/away', 'cars.example?'])
    for (const path of ['/', '/nowhere', '/api/cars.php']) {
      const { status, text } = await ask('GET', path, host);
      expect([host, path, status, JSON.parse(text)]).toMatchObject([host, path, 400, { code: 'unreadable_body' }]);
    }
  for (const host of ['localhost', 'LOCALHOST:80', '[::1]:3000', 'cars.example:8080'])
    expect([host, (await ask('GET', '/', host)).status]).toEqual([host, 200]);
});

test('over https, browsers are told to stay there, also behind a proxy that uses http internally', async () => {
  const site = await siteForThisTest({ config: { publicUrl: 'https://cars.example' } });
  expect((await fetch(`${site.url}/healthz`)).headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('a database outage answers 503, and the server recovers without a restart', async () => {
  const site = await siteForThisTest();
  const { api } = site.visitor();
  expect(await api.accounts.user({ id: firstIds.users })).not.toBeNull();
  const name = site.database.config.database!;
  const other = await siteForThisTest();
  const close = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(other.db);

  await close(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other.db);
  const away = await fetch(`${site.url}/api/users.php?id=${firstIds.users}`);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await away.json()).toMatchObject({ code: 'unavailable' });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

  await close(true);
  expect(await api.accounts.user({ id: firstIds.users })).not.toBeNull();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});
