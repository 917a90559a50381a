/**
 * Runs a script on the bundled Node: `node tools/launch.mjs tools/start.ts`. Every npm script goes through it. The
 * Node that runs npm runs this file, version 18 or newer, so it is plain JavaScript. It looks up the package itself
 * because npm 10 doesn't link a command called node.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededMajor = 26;
const isWindows = process.platform === 'win32';

function findNode() {
  const system = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  for (const name of [`node-${system}`, `node-bin-${system}`]) {
    const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
    try {
      return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.node);
    } catch {
      // Not this system's package name, or not installed.
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  console.error(
    `Forecourt needs Node ${neededMajor} or newer, and this is ${process.version}. Run "npm ci" to install the Node it comes with. If that doesn't help, there is none for this system: install Node ${neededMajor} yourself.`,
  );
  process.exit(1);
}

const node = findNode();

// A signal to npm or to us is meant for the script, which decides when to end. On Windows it has already received it.
// The handlers are set before the script starts, so that no signal ends only this process.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => isWindows || child.kill(signal));

// Compiled code is kept between runs, because loading the server from its source takes twice as long.
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/forecourt/compiled', import.meta.url));

const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env: { NODE_COMPILE_CACHE, ...process.env } });
child.on('error', (cause) => {
  console.error(`${node} can't be started: ${cause.message}. Run "npm ci" again.`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code);
  for (const name of signals) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});
