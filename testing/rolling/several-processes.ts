import { onTestFinished } from 'vitest';
import { startNginx } from '../nginx.ts';
import { isolatedEnv } from '../isolated-env.ts';
import { startProcess, type ServerProcess } from '../process.ts';
import { throughNginx } from './through-nginx.ts';

const name = 'cars.example';
/**
 * As in docs/operations/several-processes.md: three times as long as nginx skips a process that redirected it (fail_timeout). It counts in
 * whole seconds, and then tries one request before sending others.
 */
export const betweenMs = 10_000;
/** Shared by all processes of a site. */
export const appKey = 'ab'.repeat(32);

/** Several processes of one site on one database, behind the nginx from the docs. Each can be stopped and restarted. */
export async function severalProcesses(mains: (string | undefined)[]) {
  const { db, env } = await isolatedEnv();
  const { front, places, settings } = await processesBehindNginx({ ...env, RATE_LIMITS: 'off' }, mains);
  const people = throughNginx(front);
  onTestFinished(people.close);
  return {
    db,
    people,
    /** Stops it like systemd. Returns its exit and how long that took. */
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

/** One process for each of these programs, and their public address. */
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
