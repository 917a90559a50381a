/** `npm run dev`: the server with restarts on every change, behind Vite with hot reload. If one ends, so does the other. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { currentBuildFile } from '../server/http/pages/page-builds.ts';
import { builds, buildPages } from './build.ts';
import { inRoot, root } from './repo.ts';
import { commandFile } from './run.ts';

const address = 'http://localhost:5173';

// The server doesn't start without built pages, even though no one looks at them here.
if (!existsSync(currentBuildFile(builds))) await buildPages();

const children = [
  // The game's provider redirects people to the address they came from, so the server must know Vite's.
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], root, { PUBLIC_URL: address }),
  start([commandFile('vite', 'vite', 'web/package.json'), '--port', '5173', '--strictPort'], inRoot('web')),
];

for (const child of children) child.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

function start(args: string[], cwd: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
}

function stopAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
