import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sendSecurityHeaders } from './headers.ts';
import { loadPages, servePages } from './pages.ts';

let parent: string;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  parent = await temporaryFolder();
  folder = join(parent, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(parent, 'package.json'), 'outside the folder');
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><!--head--><script>theme()</script><script type="application/json" id="site">{}</script></head></html>',
  );
  await writeFile(join(folder, 'assets', 'app-abc.js'), 'console.log("plain")');
  await writeFile(join(folder, 'assets', 'app-abc.js.br'), 'brotli bytes');
  const pages = await loadPages(folder);
  app = Fastify();
  sendSecurityHeaders(app, { scriptHashes: pages.scriptHashes, isHttps: true });
  await servePages(app, pages, {
    demo: true,
    siteFacts: async () => ({ name: 'Cars & <Co>', demo: true, phone: '555', contact: '</script>' }),
    publicUrl: null,
    previewOf: async () => null,
  });
});
afterAll(async () => {
  await app.close();
  await rm(parent, { recursive: true });
});

test('a page of the product answers HTML with its title, the site’s name and facts, escaped', async () => {
  const { body, headers, statusCode } = await app.inject('/browse');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('<title>Browse Cars · Cars &amp; &lt;Co&gt;</title>');
  expect(body).toContain('{"name":"Cars & \\u003cCo>","demo":true,"phone":"555","contact":"\\u003c/script>"}');
});

test('the only inline script is allowed by its hash', async () => {
  const hash = createHash('sha256').update('theme()').digest('base64');
  expect((await app.inject('/')).headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('an address that is no page answers 404, as HTML to people and JSON to programs', async () => {
  expect((await app.inject('/no-such-page')).statusCode).toBe(404);
  expect((await app.inject('/no-such-page')).headers['content-type']).toContain('text/html');
  expect((await app.inject('/api/no-such-call')).json()).toMatchObject({ code: 'unknown_call' });
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
});

test('files are answered compressed where the browser can, and may be kept for ever', async () => {
  const compressed = await app.inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'br, gzip' } });
  expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'brotli bytes']);
  expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/assets/app-abc.js')).body).toBe('console.log("plain")');
});

test('the documents’ other return address forwards with its query', async () => {
  const { statusCode, headers } = await app.inject('/oauth/callback?code=a&state=b');
  expect([statusCode, headers.location]).toEqual([302, '/auth/callback?code=a&state=b']);
});

test('nothing outside the folder is served', async () => {
  for (const path of [
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    expect((await app.inject(path)).body).not.toContain('outside the folder');
  }
});
