import { onTestFinished } from 'vitest';
import { startNginx } from '../nginx.ts';
import { isolatedEnv } from '../isolated-env.ts';
import { startProcess, type ServerProcess } from '../process.ts';
import { throughNginx } from './through-nginx.ts';

const name = 'cars.example';
/**
 * As docs/operating.md says: three times as long as nginx leaves out a process that sent it elsewhere (fail_timeout). It
 * counts in whole seconds, and then lets one request try before it sends others.
 */
export const betweenMs = 10_000;
/** Processes of one site have the same. */
export const appKey = 'ab'.repeat(32);

/** Several processes of one site on one database, behind the nginx of the docs; each can be stopped and started again. */
export async function severalProcesses(mains: (string | undefined)[]) {
  const { db, env } = await isolatedEnv();
  const { front, places, settings } = await processesBehindNginx({ ...env, RATE_LIMITS: 'off' }, mains);
  const people = throughNginx(front);
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
      place.process = await startProcess({ ...settings, PORT: place.port }, main);
    },
    processes: () => places.map(({ process }) => process),
  };
}

/** One process for each of these programs, and where people find them. */
export async function processesBehindNginx(env: NodeJS.ProcessEnv, mains: (string | undefined)[]) {
  const settings = { ...env, APP_KEY: appKey, PUBLIC_URL: `https://${name}`, TRUST_PROXY: '127.0.0.1' };
  const places: { process: ServerProcess; port: string }[] = [];
  for (const main of mains) {
    const process = await startProcess(settings, main);
    places.push({ process, port: new URL(process.url).port });
  }
  const urls = places.map(({ process }) => process.url);
  const { secure, certificate } = await startNginx(urls, name);
  return { front: { secure, certificate, name }, places, settings };
}
