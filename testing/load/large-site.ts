import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { fillMarket } from '../../bench/cars/market.ts';
import { allowFastFilling } from '../../bench/fast-filling.ts';
import { fillConversations } from '../../bench/messaging/town.ts';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { databaseUrl } from '../database-url.ts';
import { findSimulatedUsers, type SimulatedUsers } from './simulated-users.ts';

export interface LargeSite {
  /** The environment for a process. */
  env: { DATA_DIR: string; DATABASE_URL: string; LOG_LEVEL: string };
  townsfolk: SimulatedUsers;
  /** Announcements that the jobs haven't handled yet. */
  countWaiting: () => Promise<number>;
  close: () => Promise<void>;
}

const memory = 0x01021994;
const messagesEach = 3;

/** A site with this many cars and messages in PostgreSQL with the shipped settings, on a real disk. */
export async function openLargeSite(cars: number, messages: number): Promise<LargeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-load-'));
  await chmod(folder, 0o711);
  if ((await statfs(folder)).type === memory) throw new Error(`${folder} is memory: nothing waits for a disk there`);
  const database = await startEmbedded(join(folder, 'database'));
  await allowFastFilling(database);
  const { db, pool, close } = connectWithRetry(database.connection, 4);
  await migrate(db, pool);
  await fillMarket(pool, cars);
  const client = await pool.connect();
  await client.query("set synchronous_commit = off; set work_mem = '128MB'; set session_replication_role = replica");
  await client.query(memberships);
  await client.query(slots);
  await fillConversations(client, Math.ceil(messages / messagesEach), await peopleOf(client));
  await client.query('vacuum analyze');
  client.release(true);
  return {
    env: {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl(database.connection),
      LOG_LEVEL: 'silent',
    },
    townsfolk: await findSimulatedUsers(pool),
    async countWaiting() {
      const { rows } = await pool.query<{ count: number }>('select count(*) from announcements where notices_due');
      return rows[0]!.count;
    },
    async close() {
      await close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function peopleOf(client: PoolClient): Promise<{ base: number; count: number }> {
  const { rows } = await client.query<{ base: number; count: number }>(
    'select min(id) as base, count(*) from users where gta_world_id > 900000',
  );
  return rows[0]!;
}

/** Dealers have about as many cars as allowed, with room for more. */
const slots = `
  insert into settings (setting_key, setting_value, updated_by)
  select 'max_listings_per_dealer', '200', min(id) from users where gta_world_id > 900000
  on conflict (setting_key) do update set setting_value = excluded.setting_value`;

/** Lets every dealer list cars. */
const memberships = `
  insert into memberships (dealer_account_id, started_at, ends_at)
  select id, now() - interval '1 day', now() + interval '300 days' from dealer_accounts where company_name like 'Bench%'
  on conflict do nothing`;
