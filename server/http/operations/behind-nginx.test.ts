import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { maxPhotoBytes } from '@forecourt/contract/photos/photo-limits.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import type { Browser } from '../../../testing/browser.ts';
import { hasIpv6, hasNginx, startNginx } from '../../../testing/nginx.ts';
import { startSite, type Site } from '../../../testing/site.ts';

const name = 'cars.example';

interface Asking {
  host?: string;
  method?: string;
  headers?: Record<string, string | number>;
  body?: Buffer;
}

async function nginxBefore(...upstreams: string[]) {
  const { plain, secure, certificate, folder } = await startNginx(upstreams, name);
  const ask = async (path: string, { host = '127.0.0.1', method = 'GET', headers = {}, body }: Asking = {}) => {
    const to = { host, port: secure, ca: certificate, servername: name };
    const asked = request({ ...to, path, method, headers: { host: name, ...headers } });
    // A server that refuses an upload doesn't wait for the rest of it.
    asked.on('error', () => undefined).end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  };
  return { plain, ask, folder };
}

/** A process that answers everything with this status and records that it was asked. */
async function answering(status: number, asked: number[]) {
  const server = createServer((request, response) => {
    asked.push(status);
    request.resume().on('end', () => response.writeHead(status).end(`said with ${status}`));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([key, value]) => `__Host-${key}=${value}`).join('; ');

describe.runIf(hasNginx())('behind the nginx from the docs', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ config: { publicUrl: `https://${name}`, trustProxy: ['127.0.0.1'] } });
  });
  afterAll(() => site.close());

  test('serves compressed responses over https and redirects http', async () => {
    const { plain, ask } = await nginxBefore(site.url);
    // With two filters the site neither caches nor compresses it itself.
    const cars = await ask('/api/cars.php?counts=true&minPrice=1&maxPrice=9000000', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(cars.statusCode).toBe(200);
    expect(cars.headers).toMatchObject({ 'content-encoding': 'gzip', 'strict-transport-security': 'max-age=31536000' });
    const led = await fetch(`http://127.0.0.1:${plain}/browse?make=Karin`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([308, 'https://127.0.0.1/browse?make=Karin']);
  });

  test.runIf(hasIpv6)('is reachable by IPv6, and the site sees that address', async () => {
    const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers))).listen(0, '127.0.0.1');
    onTestFinished(() => void echo.close());
    await once(echo, 'listening');
    const { plain, ask } = await nginxBefore(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
    const answer = await ask('/', { host: '::1' });
    expect(JSON.parse(await text(answer))).toMatchObject({ 'x-forwarded-for': '::1' });
    expect((await fetch(`http://[::1]:${plain}/`, { redirect: 'manual' })).status).toBe(308);
  });

  test('while no process responds, visitors get an uncached error page', async () => {
    const { ask } = await nginxBefore('http://127.0.0.1:1');
    const answer = await ask('/browse');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
      'cache-control': 'no-store',
    });
    expect(await text(answer)).toMatch(/<h1>We will be back in a moment<\/h1>/);
  });

  test('passes the site’s own responses on, including failures', async () => {
    const { ask } = await nginxBefore(await answering(503, []));
    expect(await text(await ask('/'))).toBe('said with 503');
  });

  test('serves certbot’s challenge files over http, so certificates can be renewed', async () => {
    const { plain, folder } = await nginxBefore(site.url);
    const place = join(folder, '.well-known/acme-challenge');
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'a-token'), 'a proof');
    const found = await fetch(`http://127.0.0.1:${plain}/.well-known/acme-challenge/a-token`, { redirect: 'manual' });
    expect([found.status, await found.text()]).toEqual([200, 'a proof']);
  });

  test('nginx writes no access log of its own', async () => {
    const { plain, ask, folder } = await nginxBefore(site.url);
    await ask('/auth/callback?code=secret');
    await fetch(`http://127.0.0.1:${plain}/auth/callback?code=secret`, { redirect: 'manual' });
    expect(await readFile(join(folder, 'access.log'), 'utf8')).toBe('');
  });

  test('tells the site the client’s real address and replaces what the browser claims', async () => {
    const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers))).listen(0, '127.0.0.1');
    onTestFinished(() => void echo.close());
    await once(echo, 'listening');
    const { ask } = await nginxBefore(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
    const claims = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.9',
    };
    const told = JSON.parse(await text(await ask('/', { headers: claims }))) as Record<string, string>;
    expect(told).toMatchObject({ host: name, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(told).not.toHaveProperty('x-forwarded-host');
    expect(told).not.toHaveProperty('forwarded');
    expect((await (await nginxBefore(site.url)).ask('/metrics')).statusCode).toBe(404);
  });

  test('a process that is about to stop is asked once, then skipped, and no request fails', async () => {
    const asked: number[] = [];
    const { ask } = await nginxBefore(await answering(504, asked), await answering(200, asked));
    const told = [];
    for (let count = 0; count < 8; count++) told.push((await ask('/')).statusCode);
    expect(told).toEqual(Array(8).fill(200));
    expect(asked.filter((status) => status === 504)).toHaveLength(1);
  });

  test('while the database is away, both processes respond with their own errors', async () => {
    const asked: number[] = [];
    const { ask } = await nginxBefore(await answering(503, asked), await answering(503, asked));
    for (const method of ['GET', 'GET', 'POST', 'GET']) {
      const answer = await ask('/', { method });
      expect([answer.statusCode, await text(answer)]).toEqual([503, 'said with 503']);
    }
    expect(asked).toHaveLength(4);
  });

  test('a picture that is too large is refused by the site, with its own message', async () => {
    const { ask } = await nginxBefore(site.url);
    const { browser } = await site.as('member');
    const boundary = 'a-boundary';
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n`),
      Buffer.alloc(maxPhotoBytes + 1),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const refused = await ask('/api/users.php?action=set_avatar', {
      method: 'POST',
      body,
      headers: {
        origin: `https://${name}`,
        cookie: cookiesOf(browser),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    });
    expect([refused.statusCode, JSON.parse(await text(refused))]).toMatchObject([413, { code: 'file_too_large' }]);
  });

  test('events reach an open page right away', async () => {
    const { ask } = await nginxBefore(site.url);
    const { id, browser } = await site.as('member');
    const stream = await ask('/api/live.php', {
      headers: { cookie: cookiesOf(browser), accept: 'text/event-stream' },
    });
    let heard = '';
    for await (const part of stream.setEncoding('utf8')) {
      const before = heard;
      heard += String(part);
      if (heard.includes('session_changed')) break;
      if (heard.includes('connected') && !before.includes('connected'))
        await site.db.transaction().execute((tx) => announce(tx, { kind: 'session_changed', userId: id }));
    }
    expect(heard).toContain('session_changed');
  });
});
