import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testMs } from '../tools/test-timeouts.ts';
import { inRoot, root } from '../tools/repo.ts';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

const stopWithinMs = 60_000;

/** The real server with the demo world on an empty data folder, as `npm start` runs it. Nothing outlives `stop`. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await temporaryFolder();
  const child = spawn(process.execPath, [inRoot('server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...settings, DATA_DIR: dataDir },
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
    if (died)
      throw new Error(`The server ended early (${child.exitCode ?? child.signalCode}). Its output:\n${output()}`);
  };
  const url = await addressOf(child).catch(async (cause: unknown) => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
    throw new Error(`The server didn’t get ready. Its output:\n${output()}`, { cause });
  });
  return { url, stop };
}

/** An empty value counts as unset, so that the developer's own configuration doesn't leak in. */
const settings = {
  // Any free port. The server reports which.
  PORT: '0',
  PUBLIC_URL: '',
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

/** Waits until it reports that it's ready, and where. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = / is ready: (http:[^\s"]+)/.exec(text)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
    setTimeout(() => reject(new Error(`The server was not ready within ${testMs / 1000} s.`)), testMs).unref();
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const patience = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(patience);
}

/** The end of its output, for error messages. */
function keepOutput(child: ChildProcess): () => string {
  let text = '';
  const collect = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-8000);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => text;
}
