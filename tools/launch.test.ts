import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './repo.ts';

test('every npm script runs on the bundled Node: all its commands go through the launcher', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
  // Part of `npm ci`, which must also work where there is no bundled Node.
  delete scripts['prepare'];
  const commands = Object.values(scripts).flatMap((script) => script.split(/&&|\|\|/).map((command) => command.trim()));
  expect(commands.filter((command) => !/^(exec )?node tools\/launch\.mjs \S/.test(command))).toEqual([]);
});

const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** A project with the launcher and optionally a bundled Node, in a folder with a space. */
function project({ bundled = '' } = {}) {
  const folder = join(mkdtempSync(join(tmpdir(), 'forecourt-launch-')), 'a project');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  mkdirSync(join(folder, 'tools'), { recursive: true });
  cpSync(inRoot('tools/launch.mjs'), join(folder, 'tools/launch.mjs'));
  if (bundled) {
    const packageFolder = join(folder, `node_modules/node-${system}`);
    mkdirSync(join(packageFolder, 'bin'), { recursive: true });
    writeFileSync(join(packageFolder, 'package.json'), '{ "bin": { "node": "bin/node" } }');
    writeFileSync(join(packageFolder, 'bin/node'), bundled, { mode: 0o755 });
  }
  return folder;
}

/** A script that runs through the launcher, and its output so far. */
function launched(folder: string, code: string, options: string[] = []) {
  writeFileSync(join(folder, 'a script.mjs'), code);
  // Set by the launcher that runs these tests.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const child = spawn(process.execPath, [...options, 'tools/launch.mjs', 'a script.mjs', 'one', 'two words'], {
    cwd: folder,
    env,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => ({ code, signal }));
  return { child, ended, output: () => output };
}

test('a script gets its arguments and the terminal, and npm sees its exit code', async () => {
  const { ended, output } = launched(project(), 'console.log(process.argv.slice(2)); process.exit(7)');
  expect(await ended).toEqual({ code: 7, signal: null });
  expect(output().trim()).toBe("[ 'one', 'two words' ]");
});

test('compiled code is kept in the project for the next run', async () => {
  const folder = project();
  const { ended, output } = launched(folder, "console.log((await import('node:module')).getCompileCacheDir())");
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output()).toContain(join(realpathSync(folder), 'node_modules/.cache/forecourt/compiled'));
});

test.skipIf(process.platform === 'win32')('the bundled Node is used even if npm’s is newer', async () => {
  const { ended, output } = launched(project({ bundled: '#!/bin/sh\necho "bundled: $@"\n' }), '');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output()).toBe('bundled: a script.mjs one two words\n');
});

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s reaches the script, which ends when it’s ready',
  async (signal) => {
    const code = `
      process.on('${signal}', () => { console.log('draining'); setImmediate(() => process.exit(3)); });
      setInterval(() => {}, 1000);
      console.log('ready');`;
    const { child, ended, output } = launched(project(), code);
    await expect.poll(output).toContain('ready');
    child.kill(signal);
    expect(await ended).toEqual({ code: 3, signal: null });
    expect(output()).toContain('draining');
  },
);

test.skipIf(process.platform === 'win32')(
  'a script ended by a signal is reported as ended by that signal',
  async () => {
    const { ended } = launched(project(), "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);");
    expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
  },
);

test('without a bundled Node, an old Node prints a message and runs nothing', async () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';
  const { ended, output } = launched(project(), 'console.log("ran")', ['--import', `data:text/javascript,${old}`]);
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(output()).toMatch(/^Forecourt needs Node 26 or newer, and this is v\S+\. Run "npm ci"[^\n]*\n$/);
});
