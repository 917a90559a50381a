import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { Browser } from './testing/browser.ts';
import { startProcess } from './testing/process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const webDist = fileURLToPath(new URL('../web/dist/', import.meta.url));

// The process serves the built pages; where they are not built yet, one that says so stands in.
beforeAll(async () => {
  await mkdir(webDist, { recursive: true });
  await writeFile(`${webDist}index.html`, '<!doctype html><title>Not built</title><!--head-->', { flag: 'wx' }).catch(
    () => undefined,
  );
});

async function dataFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A sign-in provider that takes its time, so that a call is under way when the server is told to stop. */
async function slowProvider(milliseconds: number) {
  const arrived = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    arrived.resolve();
    await pause(milliseconds);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"token_type":"bearer","access_token":"t","expires_in":60}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived: arrived.promise };
}

test('SIGTERM lets the call under way finish, then the process ends and the database with it', async () => {
  const provider = await slowProvider(1_500);
  const folder = await dataFolder();
  const server = await startProcess({
    DATA_DIR: folder,
    GTA_WORLD_BASE_URL: provider.url,
    GTA_WORLD_CLIENT_ID: 'a',
    GTA_WORLD_CLIENT_SECRET: 'b',
  });
  const browser = new Browser(server.url);
  const started = await browser.fetch('/api/auth/start-sign-in', { method: 'POST' });
  const { authorize_url } = (await started.json()) as { authorize_url: string };
  const state = new URL(authorize_url).searchParams.get('state');
  const underWay = browser.fetch('/api/auth/gta-world-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'c', state }),
  });
  await provider.arrived;
  const stopped = server.stop('SIGTERM');
  expect((await underWay).status).toBe(200);
  expect(await stopped).toEqual({ code: 0, signal: null });
  await expect(fetch(server.url)).rejects.toThrow();

  const again = await startProcess({ DATA_DIR: folder });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  await again.stop('SIGTERM');
}, 60_000);

test('after kill -9 the next start takes the running database over and finds what was acknowledged', async () => {
  const folder = await dataFolder();
  const server = await startProcess({ DATA_DIR: folder });
  const browser = new Browser(server.url);
  await browser.fetch('/api/auth/start-sign-in', { method: 'POST' });
  expect(await server.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });

  const again = await startProcess({ DATA_DIR: folder });
  const sameBrowser = new Browser(again.url);
  for (const [name, value] of browser.cookies) sameBrowser.cookies.set(name, value);
  const forged = await sameBrowser.fetch('/api/auth/gta-world-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'c', state: 'x' }),
  });
  expect(forged.status).toBe(403);
  expect(await again.stop('SIGTERM')).toEqual({ code: 0, signal: null });
}, 60_000);

test('a wrong setting ends the start with one sentence and nothing else', async () => {
  await expect(startProcess({ DATA_DIR: await dataFolder(), PORT: 'x' })).rejects.toThrow(
    /did not start:\nForecourt cannot start\. PORT: [^\n]*\n$/,
  );
});

test('the log holds a line per request, with its id and call, and no query string', async () => {
  const server = await startProcess({ DATA_DIR: await dataFolder() });
  const response = await fetch(`${server.url}/auth/callback?code=very-secret&state=s`);
  await fetch(`${server.url}/api/users.php?id=1`);
  await server.stop('SIGTERM');
  expect(server.output()).not.toContain('very-secret');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ path: '/auth/callback', status: 200, reqId: response.headers.get('x-request-id') }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ call: 'accounts.user', status: 200 }));
}, 60_000);
