import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a command needs beside the project, not in it: nobody who runs or tests the site needs it. */
export function installTool(home: string, name: string): void {
  if (existsSync(join(home, 'node_modules', name))) return;
  console.log(`Installing ${name} (once).`);
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status } = spawnSync(command, args, { cwd: home, stdio: 'inherit', env: { ...process.env, INIT_CWD: home } });
  if (status !== 0) throw new Error(`${name} could not be installed.`);
}
