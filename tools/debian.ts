/** Programs that some tests need. A Debian container without them gets Debian's. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const runsAsRoot = () => process.getuid?.() === 0;

export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export function installPackage(packageName: string, why: string): void {
  console.log(`Installing Debian’s ${packageName} for ${why} (once, about a minute).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', packageName);
  } catch {
    console.log(`Installing ${packageName} failed.`);
  }
}

/** Whether a program can run here, after installing its package if possible. */
export function hasProgram(program: string, packageName: string, why: string): boolean {
  const isThere = () => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
  if (!isThere() && runsAsRoot() && isDebian()) installPackage(packageName, why);
  return isThere();
}
