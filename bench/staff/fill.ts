import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import type { Area } from './area.ts';

/** Fills all lists, and returns an admin's session token. */
export async function fillLists(pool: pg.Pool, areas: readonly Area[]): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set work_mem = '64MB'");
    await client.query('set session_replication_role = replica; select setseed(0.4711)');
    await client.query("insert into game_accounts (id, username) values (799999, 'bench admin')");
    const { rows } = await client.query(`
      insert into users (gta_world_id, game_account_id, name, phone_number, routing_number, staff_role)
      values (799999, 799999, 'Bench Admin', '5550100', '123456789', 'admin') returning id`);
    for (const { fill } of areas) for (const statement of fill) await client.query(statement);
    await client.query('vacuum analyze');
    const token = newToken();
    await client.query(
      "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')",
      [rows[0].id, hashToken(token)],
    );
    return token;
  } finally {
    client.release(true);
  }
}
