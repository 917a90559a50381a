import { chmod, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { connect } from '../../server/database/database.ts';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { allowFastFilling } from '../fast-filling.ts';
import { makeLeanIndexes } from './lean-indexes.ts';
import { fillMarket } from './market.ts';

export interface Scratch {
  folder: string;
  /** A market of this many cars with the current schema: an existing one, or a newly filled one. */
  marketOf: (cars: number) => Promise<ClientConfig>;
  /** A fresh copy for measurements that write. Replaces the previous one. */
  copyOf: (market: ClientConfig) => Promise<ClientConfig>;
  close: () => Promise<void>;
}

/** A PostgreSQL for measuring, in a kept folder (filling a million cars takes minutes) or a temporary one. */
export async function openScratch(keptFolder: string | undefined): Promise<Scratch> {
  const folder = keptFolder ? resolve(keptFolder) : await temporaryFolder();
  if (keptFolder) {
    await mkdir(folder, { recursive: true });
    // The database's own user needs access too if this runs as root.
    await chmod(folder, 0o711);
  }
  await mkdir(join(folder, 'data'), { recursive: true });
  const database = await startEmbedded(join(folder, 'database'));
  await allowFastFilling(database);

  async function marketOf(cars: number): Promise<ClientConfig> {
    const name = `bench_${cars}`;
    const config = { ...database.connection, database: name };
    const admin = connect(database.admin, 1, { statementTimeoutMs: 0 });
    const { rowCount } = await admin.pool.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // It gets its final name once it's complete.
      const begun = performance.now();
      await admin.pool.query(`drop database if exists ${name}_filling`);
      await admin.pool.query(`create database ${name}_filling owner ${database.connection.user}`);
      const filling = connect({ ...config, database: `${name}_filling` }, 4, { statementTimeoutMs: 0 });
      await migrate(filling.db, filling.pool);
      await fillMarket(filling.pool, cars);
      await filling.close();
      await admin.pool.query(`alter database ${name}_filling rename to ${name}`);
      console.log(`${cars.toLocaleString('en-US')} cars filled in ${seconds(begun)} s`);
    }
    await admin.close();
    const { db, pool, close } = connect(config, 4, { statementTimeoutMs: 0 });
    await migrate(db, pool);
    await makeLeanIndexes(pool);
    await pool.query('select fold_car_counts()');
    await pool.query('vacuum analyze cars');
    await close();
    return config;
  }

  async function copyOf(market: ClientConfig): Promise<ClientConfig> {
    const { pool, close } = connect(database.admin, 1, { statementTimeoutMs: 0 });
    await pool.query('drop database if exists bench_copy');
    await pool.query(`create database bench_copy template ${market.database} owner ${database.connection.user}`);
    await close();
    return { ...market, database: 'bench_copy' };
  }

  return {
    folder,
    marketOf,
    copyOf,
    async close() {
      await database.stop();
      if (!keptFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);
