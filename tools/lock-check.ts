/**
 * `node tools/lock-check.ts`: checks that the lock files work on every system and name no machine.
 * A native package without its builds for other systems installs here and fails there (`npm ci`).
 */
import { readFileSync } from 'node:fs';
import { inRoot } from './repo.ts';

interface LockEntry {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

export function lockFaults({ packages }: Lock): string[] {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([path, entry]) => {
    const title = path || 'the project';
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !names.has(name));
    return [
      ...missing.map((name) => `${title} needs ${name} on some systems, but the lock file doesn't have it`),
      ...(namesHost(entry) ? [`${title} is tied to ${entry.resolved}`] : []),
      ...(isAbsolute(path) ? [`${path} is a path on one machine`] : []),
    ];
  });
}

/** Workspaces link to project folders. Everything else is resolved from npm's configured registry. */
const namesHost = ({ resolved, link }: LockEntry) =>
  resolved !== undefined && (!link || resolved.includes(':') || isAbsolute(resolved));

const isAbsolute = (path: string) => /^(\/|[a-z]:[\\/]|file:)/i.test(path);

if (import.meta.main) {
  const locks = [
    'package-lock.json',
    'tools/lighthouse/package-lock.json',
    'tools/fonts/package-lock.json',
    'tools/openapi/package-lock.json',
  ];
  const faults = locks.flatMap((path) => lockFaults(JSON.parse(readFileSync(inRoot(path), 'utf8')) as Lock));
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
