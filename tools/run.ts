import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot, root } from './repo.ts';

export interface Outcome {
  ok: boolean;
  /** Both output streams, in order. */
  output: string;
  seconds: number;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a JavaScript or TypeScript file with the current Node, because the one on the path may be older. */
export function runNode(args: readonly string[], { cwd = root, env = {} }: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    const finish = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (cause) => {
      output += cause.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** The file behind a package's command, so that it runs on every system without a shell. */
export function commandFile(packageName: string, command = packageName, from = 'package.json'): string {
  const manifest = manifestOf(packageName, inRoot(from));
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command "${command}"`);
  return join(dirname(manifest), file);
}

/** Looked up on disk, because many packages don't export their package.json. */
function manifestOf(packageName: string, from: string): string {
  const folders = createRequire(from).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const manifest = join(folder, packageName, 'package.json');
    try {
      readFileSync(manifest);
      return manifest;
    } catch {
      // It may be in the next folder up.
    }
  }
  throw new Error(`${packageName} is not installed. Run: npm ci`);
}

export const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
