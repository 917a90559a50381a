import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../../../testing/built-pages.ts';
import { isolatedEnv } from '../../../testing/isolated-env.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startProcess } from '../../../testing/process.ts';
import { until } from '../../../testing/until.ts';
import { testMs } from '../../../tools/test-timeouts.ts';

beforeAll(() => ensurePages());

const rounds = 2;
const meetingsPerRound = 150;

test(
  'both sides are reminded of each meeting exactly once, though one of two servers is killed while it reminds them',
  { timeout: 5 * testMs },
  async () => {
    const { db, env } = await isolatedEnv();
    await sql`delete from meetings`.execute(db);
    const { rows } = await sql<{ id: number; buyer_id: number; seller_id: number }>`
      select conversations.id, buyer.id as buyer_id, seller.id as seller_id from conversations
      join cars on cars.id = conversations.car_id and cars.status = 'active' and cars.dealer_id is null
      join users as seller on seller.id = cars.seller_id
      join users as buyer on conversations.subject_key = 'car ' || cars.id || ' of ' || buyer.id
      where conversations.dealer_id is null limit 1`.execute(db);
    const talk = rows[0]!;
    const remind = () => sql`select graphile_worker.add_job('keep_meetings')`.execute(db);
    const isDue = async () =>
      (await sql`select from meetings where status = 'agreed' and reminded_at is null limit 1`.execute(db)).rows
        .length > 0;
    let doomed = await startProcess(env);
    const other = await startProcess(env);
    // Only one open meeting of a kind can be in a conversation, so these are in conversations of their own.
    for (let round = 0; round < rounds; round += 1) {
      await sql`
        with talks as (
          insert into conversations (conversation_type, car_id, created_by, subject_key)
          select 'direct', (select car_id from conversations where id = ${talk.id}), ${talk.buyer_id},
            'reminder ' || ${round}::text || ' ' || number from generate_series(1, ${meetingsPerRound}) as number
          returning id
        )
        insert into meetings (conversation_id, kind, status, buyer_id, seller_id, starts_at, agreed_at)
        select id, 'viewing', 'agreed', ${talk.buyer_id}, ${talk.seller_id}, now() + interval '25 minutes',
          now() - interval '1 day' from talks`.execute(db);
      await Promise.all([remind(), remind(), doomed.stop('SIGKILL')]);
      doomed = await startProcess(env);
      await remind();
      await until('every meeting is claimed', async () => !(await isDue()));
    }
    await doomed.stop('SIGKILL');
    await sql`update announcements set created_at = created_at - interval '1 minute' where notices_due`.execute(db);
    await sql`select graphile_worker.add_job('tell_late')`.execute(db);
    await noticesWritten({ db });
    const { rows: told } = await sql<{ user_id: number; lines: number; times: number }>`
      select user_id, count(*)::int as lines, sum(times)::int as times from notices
      where kind = 'meeting_begins_soon' group by 1 order by 1`.execute(db);
    const each = { lines: rounds * meetingsPerRound, times: rounds * meetingsPerRound };
    expect(told).toEqual(
      [talk.buyer_id, talk.seller_id].toSorted((a, b) => a - b).map((user_id) => ({ user_id, ...each })),
    );
    await other.stop('SIGTERM');
  },
);
