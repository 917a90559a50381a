import { readFile, rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { connectPatiently } from '../connect-patiently.ts';
import { databaseUrl } from '../database-url.ts';
import { freshDatabase } from '../fresh-database.ts';
import { startProcess } from '../process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** One process on a database of its own, with nothing before it, and how much memory it takes. */
export async function ownProcess(env: NodeJS.ProcessEnv = {}) {
  const database = await freshDatabase();
  const { db, pool, close } = connectPatiently(database.config, 4);
  const folder = await temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const given = { DATA_DIR: folder, DATABASE_URL: databaseUrl(database.config) };
  const server = await startProcess({ ...given, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env });
  const megabytes = async () => {
    const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024;
  };
  return { db, pool, server, megabytes };
}

/** How long each of so many calls takes, one after the other. */
export async function timed(url: string, count: number): Promise<{ p50: number; p99: number; failed: number }> {
  const took: number[] = [];
  let failed = 0;
  for (let asked = 0; asked < count; asked++) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/cars.php?counts=true&minPrice=${asked + 1}&maxPrice=9000000`);
    await response.text();
    if (!response.ok) failed++;
    took.push(performance.now() - begun);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(count - 1, Math.floor(count * share))]!;
  return { p50: at(0.5), p99: at(0.99), failed };
}
