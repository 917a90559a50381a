import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { securityHeaders, sendSecurityHeaders } from '../operations/headers.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { loadPages, servePages } from './pages.ts';

let builds: string;
let app: FastifyInstance;
beforeAll(async () => {
  builds = await temporaryFolder();
  await writeFile(join(builds, 'package.json'), 'outside the folder');
  await build('first', '<script>theme()</script>', { 'app-abc.js': 'plain', 'app-abc.js.br': 'brotli bytes' });
  app = await start();
});
afterAll(async () => {
  await app.close();
  await rm(builds, { recursive: true });
});

/** Does the same as `npm run build`. */
async function build(name: string, script: string, assets: Record<string, string>) {
  const folder = join(builds, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  const site = '<style>bar{}</style><script type="application/json" id="site">{}</script>';
  const html = `<html><head><!--head-->${script}${site}</head><b><!--name--></b></html>`;
  await writeFile(join(folder, 'index.html'), html);
  for (const [file, content] of Object.entries(assets)) await writeFile(join(folder, 'assets', file), content);
  await writeFile(join(builds, 'current'), name);
}

async function start(): Promise<FastifyInstance> {
  const pages = await loadPages(builds);
  const server = Fastify();
  sendSecurityHeaders(server, securityHeaders({ ...pages, isHttps: true }));
  await server.register(cookie);
  await servePages(server, pages, {
    demo: true,
    siteFacts: async () => ({ name: 'Cars & <Co>', demo: true, phone: '555', contact: '</script>', timeZone: 'UTC' }),
    publicUrl: null,
    countView: async () => undefined,
    previewOf: async () => null,
    visitors: { cached: () => null, forPage: () => async () => null },
    fastPath: { remember: () => undefined },
    renderedBytes: 0,
    cache: createResponseCache({
      live: { onChange: () => undefined, isListening: () => false },
      maxBytes: 0,
      msUntilNextExpiry: async () => Infinity,
    }),
  });
  return server;
}

test('each tab has its own address and title, and an unknown tab is not found', async () => {
  const tab = await app.inject('/staff/tickets');
  expect([tab.statusCode, tab.body]).toEqual([200, expect.stringContaining('<title>Tickets · Staff Portal · ')]);
  const none = await app.inject('/staff/nope');
  expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('<title>Not found · ')]);
});

test('a page has its title, the site’s name and facts in its HTML, escaped', async () => {
  const { body, headers, statusCode } = await app.inject('/browse');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('<title>Browse Cars · Cars &amp; &lt;Co&gt;</title>');
  expect(body).toContain(
    '{"name":"Cars & \\u003cCo>","demo":true,"phone":"555","contact":"\\u003c/script>","timeZone":"UTC"}',
  );
});

test('inline scripts and styles are allowed by hash, and no others are', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const policy = String((await app.inject('/')).headers['content-security-policy']).split(';');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('theme()')}'`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash('bar{}')}'`);
});

test('the site’s name appears in the top bar of the HTML, escaped', async () => {
  expect((await app.inject('/')).body).toContain('<b>Cars &amp; &lt;Co&gt;</b>');
});

test('an unknown address answers 404, as HTML to browsers and JSON to programs', async () => {
  expect((await app.inject('/no-such-page')).statusCode).toBe(404);
  expect((await app.inject('/no-such-page')).headers['content-type']).toContain('text/html');
  expect((await app.inject('/api/no-such-call')).json()).toMatchObject({ code: 'unknown_call' });
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
});

test('assets are compressed where the browser supports it, and cached indefinitely', async () => {
  const compressed = await app.inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'br, gzip' } });
  expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'brotli bytes']);
  expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/assets/app-abc.js')).body).toBe('plain');
});

test('the HTML is compressed where the browser supports it', async () => {
  const plain = await app.inject('/browse');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepts, read] of [
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { rawPayload, headers } = await app.inject({ url: '/browse', headers: { 'accept-encoding': accepts } });
    expect(read(rawPayload).toString()).toBe(plain.body);
    expect(headers['vary']).toBe('accept-encoding');
  }
});

test('the documents’ other return address redirects with its query', async () => {
  const { statusCode, headers } = await app.inject('/oauth/callback?code=a&state=b');
  expect([statusCode, headers.location]).toEqual([302, '/auth/callback?code=a&state=b']);
});

test.each([
  ['/account', '/profile'],
  ['/profile/account', '/profile/sessions'],
  ['/favorites?from=game', '/saved?from=game'],
  ['/favourites', '/saved'],
])('%s redirects to %s', async (path, target) => {
  const { statusCode, headers } = await app.inject(path);
  expect([statusCode, headers.location]).toEqual([302, target]);
});

test('nothing outside the folder is served', async () => {
  for (const path of [
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e',
  ]) {
    expect((await app.inject(path)).body).not.toContain('outside the folder');
  }
});

test('a new build leaves a running server’s pages intact, and each finds the other’s scripts', async () => {
  await build('second', '<script>newer()</script>', { 'app-def.js': 'newer', 'app-def.js.br': 'newer brotli' });
  const next = await start();
  onTestFinished(() => next.close());

  expect((await app.inject('/')).body).toContain('theme()');
  expect((await next.inject('/')).body).toContain('newer()');
  for (const server of [app, next]) {
    expect((await server.inject('/assets/app-abc.js')).body).toBe('plain');
    const newer = await server.inject({ url: '/assets/app-def.js', headers: { 'accept-encoding': 'br' } });
    expect([newer.statusCode, newer.body]).toEqual([200, 'newer brotli']);
    expect(newer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await server.inject('/assets/app-def.js.br')).statusCode).toBe(404);
    expect((await server.inject('/assets/gone.js')).statusCode).toBe(404);
  }
});
