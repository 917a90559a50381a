import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { connectPatiently } from '../connect-patiently.ts';
import { databaseUrl } from '../database-url.ts';
import { freshDatabase } from '../fresh-database.ts';
import { startNginx } from '../nginx.ts';
import { startProcess, type ServerProcess } from '../process.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { throughNginx } from './through-nginx.ts';

const name = 'cars.example';

/** Several processes of one site on one database, behind the nginx of the docs; each can be stopped and started again. */
export async function severalProcesses(mains: (string | undefined)[]) {
  const database = await freshDatabase();
  const { db, close } = connectPatiently(database.config, 4);
  const folder = await temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(database.config),
    APP_KEY: 'ab'.repeat(32),
    PUBLIC_URL: `https://${name}`,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  const places: { process: ServerProcess; port: string }[] = [];
  for (const main of mains) {
    const process = await startProcess(env, main);
    places.push({ process, port: new URL(process.url).port });
  }
  const { secure, certificate } = await startNginx(
    places.map(({ process }) => process.url),
    name,
  );
  const people = throughNginx({ secure, certificate, name });
  onTestFinished(people.close);
  return {
    db,
    people,
    /** Told to stop as systemd does it; how it ended and how long it took. */
    async stop(at: number) {
      const begun = performance.now();
      const ended = await places[at]!.process.stop('SIGTERM');
      return { ...ended, ms: performance.now() - begun };
    },
    async start(at: number, main?: string) {
      const place = places[at]!;
      place.process = await startProcess({ ...env, PORT: place.port }, main);
    },
    processes: () => places.map(({ process }) => process),
  };
}
