import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs a command's tool outside the project, because running and testing the site don't need it. */
export function installTool(home: string, name: string): void {
  if (existsSync(join(home, 'node_modules', name))) return;
  console.log(`Installing ${name} (once).`);
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status } = spawnSync(command, args, { cwd: home, stdio: 'inherit', env: { ...process.env, INIT_CWD: home } });
  if (status !== 0) throw new Error(`Installing ${name} failed.`);
}
