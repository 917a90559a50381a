import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { inRoot, root } from '../tools/repo.ts';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

const readyWithinMs = 90_000;
const stopWithinMs = 15_000;

/** The real server with the demo world on an empty data folder, as `npm start` would run it. Nothing outlives `stop`. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [inRoot('server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = keepOutput(child);
  const stopToo = () => child.kill('SIGTERM');
  process.once('exit', stopToo);
  const stop = async () => {
    process.off('exit', stopToo);
    const died = child.exitCode !== null || child.signalCode !== null;
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
    if (died) throw new Error(`The server ended early (${child.exitCode ?? child.signalCode}). It said:\n${output()}`);
  };
  try {
    await ready(child, url);
  } catch (cause) {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
    throw new Error(`The server did not get ready. It said:\n${output()}`, { cause });
  }
  return { url, stop };
}

/** An empty value counts as unset: what the person has configured for their own work must not leak in here. */
const settings = {
  DEMO_PICTURES: 'on-demand',
  NODE_ENV: 'test',
  DEMO: '1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  GTA_WORLD_CLIENT_ID: '',
  GTA_WORLD_CLIENT_SECRET: '',
  FLEECA_BASE_URL: '',
  FLEECA_API_KEY: '',
  FLEECA_MODE: '',
  SITE_NAME: '',
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`/readyz was not ok within ${readyWithinMs / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const patience = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(patience);
}

/** The end of what it wrote, for when it fails. */
function keepOutput(child: ChildProcess): () => string {
  let text = '';
  const collect = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-8000);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => text;
}
