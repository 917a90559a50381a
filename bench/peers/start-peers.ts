import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Running } from '../servers.ts';

export interface PeerParts {
  /** Where the packages are installed. */
  install: string;
  connection: ClientConfig;
  poolSize: number;
}

/** Starts Payload once so that it creates its tables. */
export async function setUpPayload(parts: PeerParts): Promise<void> {
  await finished(forkPayload(parts, true), 'Payload failed to create its tables');
}

export async function startPayload(parts: PeerParts): Promise<Running> {
  const child = forkPayload(parts, false);
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('Payload ended'))),
  ])) as [{ origin: string }];
  return { child, origin: message.origin };
}

const forkPayload = ({ install, connection, poolSize }: PeerParts, isSetup: boolean): ChildProcess =>
  fork(join(install, 'payload.mjs'), {
    cwd: install,
    execArgv: [],
    env: {
      ...process.env,
      // Payload only creates tables outside production.
      NODE_ENV: isSetup ? 'development' : 'production',
      BENCH_PEER: JSON.stringify({ connection, poolSize, isSetup }),
    },
  });

/** Creates Directus's tables and the public access to the cars. */
export async function setUpDirectus(parts: PeerParts): Promise<void> {
  await finished(spawnDirectus(parts, 'bootstrap', 0), 'Directus failed to create its tables');
}

/** Uses the policy Directus creates for logged-out users. */
export const allowEveryone = `
  insert into directus_permissions (collection, action, permissions, validation, fields, policy)
  select 'cars', action, '{}', '{}', '*', access.policy
  from unnest(array['read', 'create']) as action, directus_access as access
  where access.role is null and access."user" is null`;

export async function startDirectus(parts: PeerParts): Promise<Running> {
  const port = await freePort();
  const child = spawnDirectus(parts, 'start', port);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/server/ping`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('Directus ended');
    await pause(200);
  }
  return { child, origin };
}

function spawnDirectus({ install, connection, poolSize }: PeerParts, command: string, port: number): ChildProcess {
  const { host, port: databasePort, user, password, database } = connection;
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SECRET: 'only for the bench',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'only for the bench',
    DB_CLIENT: 'pg',
    DB_HOST: String(host),
    DB_PORT: String(databasePort ?? 5432),
    DB_USER: String(user),
    DB_PASSWORD: `string:${String(password)}`,
    DB_DATABASE: String(database),
    DB_POOL__MIN: '0',
    DB_POOL__MAX: String(poolSize),
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    RATE_LIMITER_ENABLED: 'false',
    // It would reject requests during the measurement.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  return spawn(process.execPath, [join(install, 'node_modules/directus/cli.js'), command], {
    cwd: install,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
}

async function finished(child: ChildProcess, otherwise: string): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${otherwise} (${code}).`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
