import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { sweep } from './sweep.ts';

test('deletes what is over, and keeps what is younger', async () => {
  // Without a site, so that the site's own job deletes nothing first.
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 2);
  try {
    await db.transaction().execute(async (tx) => {
      await sql`insert into car_views (car_id, kind, period, person)
        select (select min(id) from cars), 'view', now() - age, 'someone'
        from unnest(array[interval '3 days', interval '1 day']) as age`.execute(tx);
      await sql`insert into pending_sign_ins (state_hash, bearer_hash, provider_token, expires_at)
        values ('old', 'old', 'token', now() - interval '1 second'), ('new', 'new', 'token', now() + interval '1 hour')`.execute(
        tx,
      );
      await sql`insert into rate_limits (key, points, expire)
        values ('old', 1, ${Date.now() - 1_000}), ('new', 1, ${Date.now() + 3_600_000})`.execute(tx);
      await sql`insert into price_undos (dealer_account_id, created_at)
        select (select min(id) from dealer_accounts), now() - age
        from unnest(array[interval '25 hours', interval '23 hours']) as age`.execute(tx);
    });
    await sweep(db);
    const { rows } = await sql`select
      (select array_agg(period > now() - interval '2 days') from car_views) as views,
      (select array_agg(state_hash) from pending_sign_ins) as sign_ins,
      (select array_agg(key) from rate_limits) as limits,
      (select array_agg(created_at > now() - interval '24 hours') from price_undos) as undos`.execute(db);
    expect(rows).toEqual([{ views: [true], sign_ins: [Buffer.from('new')], limits: ['new'], undos: [true] }]);
  } finally {
    await close();
    await database.drop();
  }
});
