import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot, projectFiles } from './repo.ts';

/** A fresh clone of the project in a folder with a space, which the database's own user can also enter. */
function cleanCopy(): string {
  const parent = mkdtempSync(join(tmpdir(), 'forecourt-clean-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  chmodSync(parent, 0o711);
  const copy = join(parent, 'a clean copy');
  for (const file of projectFiles()) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(inRoot(file), join(copy, file));
  }
  return copy;
}

/** The environment of a new terminal: without our Node, npm's and vitest's variables, or any settings. */
function terminal(): NodeJS.ProcessEnv {
  const told = /^(npm_(?!config_)|npm_config_local_prefix$|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|VITEST|DATABASE_URL$)/;
  const path = process.env['PATH']?.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name))),
    PATH: path?.join(delimiter),
    PORT: '0',
  };
}

/** The npm behind `npx npm@10`. Run through npx, it wouldn't get signals, because the shell in between drops them. */
function findNpm10(): string {
  const args = ['--yes', '--prefer-offline', '--package=npm@10', '--call', 'command -v npm'];
  return execFileSync('npx', args, { cwd: tmpdir(), env: terminal(), encoding: 'utf8' }).trim();
}

function run(npm: string, cwd: string, ...args: string[]) {
  // Its own process group, so that it can be ended as a whole.
  const child = spawn(npm, args, { cwd, env: terminal(), detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  // Waits for all child processes too, because they share the output.
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code);
  onTestFinished(async () => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // All of them have already ended.
    }
    await ended;
  });
  return { child, ended, output: () => output };
}

/** Installs packages over the network and builds the pages. */
const longMs = 30 * 60_000;

test.skipIf(process.platform === 'win32')(
  'a clean copy installs and starts with npm 10, runs on the bundled Node and stops when npm gets a signal',
  async () => {
    const copy = cleanCopy();
    const npm = findNpm10();
    const installed = run(npm, copy, 'ci', '--prefer-offline');
    expect(await installed.ended, installed.output()).toBe(0);

    const vitest = run(npm, copy, 'run', 'vitest', '--', '--version');
    expect(await vitest.ended, vitest.output()).toBe(0);
    expect(vitest.output()).toMatch(/node-v26\./);

    const site = run(npm, copy, 'start');
    const ready = /is ready: (http:\/\/[^\s"]+)/;
    const failed = site.ended.then((code) => Promise.reject(new Error(`It ended with ${code}:\n${site.output()}`)));
    const started = async () => {
      await expect.poll(site.output, { timeout: longMs }).toMatch(ready);
    };
    await Promise.race([failed, started()]);
    failed.catch(() => undefined);
    const url = ready.exec(site.output())![1]!;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toMatch(/<html/);

    site.child.kill('SIGTERM');
    await site.ended;
    await expect(fetch(url)).rejects.toThrow();
    expect(existsSync(join(copy, 'data/postgres/cluster')), 'had a database').toBe(true);
    expect(existsSync(join(copy, 'data/postgres/cluster/postmaster.pid')), 'database still running').toBe(false);
  },
  longMs,
);
