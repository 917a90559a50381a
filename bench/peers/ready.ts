import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '../../server/database/database.ts';
import type { EmbeddedDatabase } from '../../server/database/embedded/embedded.ts';
import { allowFastFilling } from '../fast-filling.ts';
import type { Who } from './requests.ts';
import { copyCars, makeForecourt, plainTable } from './fill.ts';
import { allowEveryone, setUpDirectus, setUpPayload } from './start-peers.ts';

const files = ['package.json', '.npmrc', 'payload.mjs'];
const databases: Record<Who, string> = {
  Forecourt: 'peers_forecourt',
  'bare Node + pg': 'peers_bare',
  Payload: 'peers_payload',
  Directus: 'peers_directus',
};
/** The market's listings end after two days. */
const keptMs = 24 * 3_600_000;

/** Installs Payload and Directus in their own folder, because the site doesn't need their thousand packages. */
export async function installPeers(folder: string): Promise<string> {
  const install = join(folder, 'install');
  for (const needed of [install, join(folder, 'data')]) await mkdir(needed, { recursive: true });
  await chmod(folder, 0o755);
  const source = fileURLToPath(new URL('install', import.meta.url));
  for (const name of files) await copyFile(join(source, name), join(install, name));
  if (existsSync(join(install, 'node_modules/payload')) && existsSync(join(install, 'node_modules/directus')))
    return install;
  console.log('Installing Payload and Directus (once, a few minutes).');
  // Without scripts: what they would fetch or compile is included in the packages.
  const { status } = spawnSync('npm', ['install', '--ignore-scripts'], { cwd: install, stdio: 'inherit' });
  if (status !== 0) throw new Error('Installing Payload and Directus failed.');
  return install;
}

/** One database each with the same cars. Existing ones are reused. */
export async function fillAll(database: EmbeddedDatabase, folder: string, install: string, cars: number) {
  const of = (who: Who) => ({ ...database.connection, database: databases[who] });
  const marker = join(folder, 'filled-with');
  if (await isFilled(marker, cars)) {
    await makeForecourt(of('Forecourt'), null);
    return of;
  }
  await rm(marker, { force: true });
  await allowFastFilling(database);
  const admin = connect(database.admin, 1);
  for (const name of Object.values(databases)) {
    await admin.pool.query(`drop database if exists ${name} with (force)`);
    await admin.pool.query(`create database ${name} owner ${database.connection.user}`);
  }
  await admin.close();
  console.log(`Filling four databases with ${cars.toLocaleString('en-US')} cars (once a day).`);
  await makeForecourt(of('Forecourt'), cars);
  await setUpPayload({ install, connection: of('Payload'), poolSize: 2 });
  await setUpDirectus({ install, connection: of('Directus'), poolSize: 2 });
  const from = connect(of('Forecourt'), 1, { statementTimeoutMs: 0 });
  for (const who of ['bare Node + pg', 'Payload', 'Directus'] as const) {
    const to = connect(of(who), 1, { statementTimeoutMs: 0 });
    await to.pool.query('create extension if not exists pg_trgm');
    if (who !== 'Payload') await to.pool.query(plainTable);
    if (who === 'Directus') await to.pool.query(allowEveryone);
    await copyCars(from.pool, to.pool, who === 'Directus' ? 'lower(words)' : 'words');
    await to.close();
  }
  await from.close();
  await writeFile(marker, String(cars));
  return of;
}

async function isFilled(marker: string, cars: number): Promise<boolean> {
  if (!existsSync(marker) || Number(await readFile(marker, 'utf8')) !== cars) return false;
  return Date.now() - (await stat(marker)).mtimeMs < keptMs;
}
