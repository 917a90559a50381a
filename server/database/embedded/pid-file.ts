import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place.ts';

export const pidFile = ({ cluster }: Place) => join(cluster, 'postmaster.pid');

/** The process named in PostgreSQL's pid file. After a power cut it may be any other process. */
export const namedProcess = async (place: Place) =>
  (await readFile(pidFile(place), 'utf8').catch(() => '')).split('\n')[0] ?? '';

/**
 * A killed PostgreSQL counts as alive until its parent reaps it, which the first process of a container may never do.
 */
export async function removeStalePidFile(place: Place): Promise<void> {
  const status = await readFile(`/proc/${await namedProcess(place)}/status`, 'utf8').catch(() => '');
  if (/^State:\s+Z/m.test(status)) await rm(pidFile(place), { force: true });
}
