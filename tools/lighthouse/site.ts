/** The measured sites: a separate demo on a free port, and a bare page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../repo.ts';

/** Stops and deletes its data when the stack is disposed. */
export async function startSite(stack: AsyncDisposableStack): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-lighthouse-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const unset = { PUBLIC_URL: '', DATABASE_URL: '', GTA_WORLD_CLIENT_ID: '', DEMO: '1' };
  const child = spawn(process.execPath, [inRoot('server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...settings, ...unset },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  stack.defer(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = / is ready: (http:[^\s"]+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The site didn’t start. Its output:\n${output}`)));
  });
}

/** A heading and one picture: the best this machine can do. */
export async function startBarePage(stack: AsyncDisposableStack, picture: Buffer): Promise<string> {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><meta name="viewport" content="width=device-width"><meta name="description" content="A bare page"></head><body><h1>Bare</h1><img src="/picture.webp" alt="A car" width="960" height="640" fetchpriority="high"></body></html>';
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture.webp';
    response.setHeader('content-type', isPicture ? 'image/webp' : 'text/html; charset=utf-8');
    response.end(isPicture ? picture : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** A page's pictures, rendered ahead of the measurement, because the demo renders them on first request. */
export async function picturesOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return [...new Set(html.match(/\/(?:photos|avatars|logos)\/[\w-]+\.webp/g))].map(
    (path) => new URL(path, address).href,
  );
}
