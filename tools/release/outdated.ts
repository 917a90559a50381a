import { readdir, readlink } from 'node:fs/promises';
import { relative, sep } from 'node:path';

/**
 * Releases that can be deleted. Their names are their dates. Kept are the two newest and any that a site may run from:
 * the one that was current until now, even after a rollback, and those of processes that haven't restarted yet.
 */
export function outdated(names: readonly string[], inUse: readonly (string | null)[]): string[] {
  const releases = names.filter((name) => !name.includes('.')).sort();
  return releases.slice(0, -2).filter((name) => !inUse.includes(name));
}

/** Releases in which processes on this machine run. Linux only. */
export async function runningFrom(releases: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders
    .map((folder) => relative(releases, folder).split(sep)[0] ?? '')
    .filter((name) => name !== '' && name !== '..');
}
