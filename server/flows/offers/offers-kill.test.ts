import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { ensurePages } from '../../../testing/built-pages.ts';
import { isolatedEnv } from '../../../testing/isolated-env.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { countMismatches } from '../../../testing/offers/agreement.ts';
import { personas } from '../../../testing/personas.ts';
import { startProcess } from '../../../testing/process.ts';
import { until } from '../../../testing/until.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import type { Database } from '../../database/database.ts';
import { createSession } from '../../features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../../lib/secrets.ts';

beforeAll(() => ensurePages());

const rounds = 3;
const carsPerRound = 20;
const buyersPerCar = 3;
const amount = 40_000;

test(
  'when one of two servers is killed during accepts and expiry, reserved cars and accepted offers agree, and everyone is notified once',
  { timeout: 5 * testMs },
  async () => {
    const { db, env } = await isolatedEnv();
    const { id: sellerId } = await db
      .selectFrom('users')
      .select('id')
      .where('name', '=', personas.member)
      .executeTakeFirstOrThrow();
    const token = newToken();
    await createSession(db, hashToken(token), sellerId);
    const processEnv = { ...env, RATE_LIMITS: 'off' };
    const started = async () => {
      const server = await startProcess(processEnv);
      const browser = new Browser(server.url);
      browser.cookies.set('forecourt_session', token);
      return { ...server, api: createClient<typeof contract>(addresses, browser.fetch) };
    };
    let doomed = await started();
    const other = await started();
    let unheard = 0;
    for (let round = 0; round < rounds; round += 1) {
      const ids = await offersOn(db, sellerId, round);
      // Earlier reservations are over now, and so are some of the new offers.
      await endHolds(db);
      await sql`update offers set expires_at = now() - interval '1 second'
        where status = 'open' and id % ${buyersPerCar + 1} = 0`.execute(db);
      await queueExpiry(db);
      const accepts = ids.map((id, at) =>
        (at % 2 ? doomed : other).api.offers.accept({ id, amount }).then(
          () => 'done',
          (error: unknown) => (error as { code: string }).code,
        ),
      );
      await until('some are accepted', async () => (await countWith(db, 'accepted')) > round + 1);
      await doomed.stop('SIGKILL');
      const outcomes = await Promise.all(accepts);
      unheard += outcomes.filter((code) => code === 'offline').length;
      expect(new Set(outcomes).difference(new Set(['done', 'car_held', 'offer_settled', 'offline']))).toEqual(
        new Set(),
      );
      expect(await countMismatches(db)).toBe(0);
      doomed = await started();
    }
    expect(unheard).toBeGreaterThan(0);
    await endHolds(db);
    await sql`update offers set expires_at = now() - interval '1 second' where status = 'open'`.execute(db);
    await until('everything has ended', async () => {
      await queueExpiry(db);
      return (await countWith(db, 'accepted')) + (await countWith(db, 'open')) === 0;
    });
    expect(await countMismatches(db)).toBe(0);
    expect(await countWith(db, 'lapsed')).toBeGreaterThan(rounds);
    expect(await countWith(db, 'expired')).toBeGreaterThan(rounds);

    // The killed processes still hold their jobs, so the scheduled job handles the rest.
    await sql`update announcements set created_at = created_at - interval '1 minute' where notices_due`.execute(db);
    await sql`select graphile_worker.add_job('tell_late')`.execute(db);
    await noticesWritten({ db });
    expect(await announced(db)).toEqual(await happened(db));
    // The buyer and the seller of each offer that ended.
    expect(await told(db, ['offer_expired', 'offer_hold_ended'])).toBe(2 * rounds * carsPerRound * buyersPerCar);
    await other.stop('SIGTERM');
  },
);

/** New cars of this seller with an open offer by each of three people on each. */
async function offersOn(db: Database, sellerId: number, round: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with listed as (
      insert into cars (seller_id, status, make, model, year, price, original_price, body_class, description, published_at, expires_at)
      select ${sellerId}, 'active', 'Karin', 'Sultan', 2020, ${amount}, ${amount}, 'Sports', 'Car of round ' || ${round}::int,
        now(), now() + interval '30 days' from generate_series(1, ${carsPerRound}) returning id
    ), buyers as (
      select min(users.id) as id from users join users as seller on seller.id = ${sellerId}
      where users.game_account_id <> seller.game_account_id and users.standing = 'active'
      group by users.game_account_id order by 1 limit ${buyersPerCar}
    ), talks as (
      insert into conversations (conversation_type, car_id, created_by, subject_key)
      select 'direct', listed.id, buyers.id, 'car ' || listed.id || ' of ' || buyers.id from listed cross join buyers
      returning id, car_id, created_by
    )
    insert into offers (car_id, buyer_id, seller_id, conversation_id, amount, price_then, valid_hours, expires_at)
    select car_id, created_by, ${sellerId}, id, ${amount}, ${amount}, 48, now() + interval '1 hour' from talks
    returning id`.execute(db);
  await sql`insert into offer_amounts (offer_id, by_side, by_user_id, amount)
    select id, 'buyer', buyer_id, amount from offers where id = any (${rows.map(({ id }) => id)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** All reservations have been over for a second. */
const endHolds = (db: Database) =>
  sql`with held as (
      update offers set hold_until = now() - interval '1 second' where status = 'accepted' returning car_id, hold_until
    ) update cars set held_until = held.hold_until from held where cars.id = held.car_id`.execute(db);

const queueExpiry = (db: Database) => sql`select graphile_worker.add_job('expire_offers')`.execute(db);

const countWith = async (db: Database, status: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('offers')
        .select((count) => count.fn.countAll().as('offers'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
    ).offers,
  );

/** Each event about an offer, with how often it was announced. */
const announced = async (db: Database) =>
  (
    await sql<{ kind: string; offer_id: number; times: number }>`
      select kind, (data ->> 'offerId')::int as offer_id, count(*)::int as times from announcements
      where kind in ('offer_accepted', 'offer_expired', 'offer_hold_ended') group by 1, 2 order by 1, 2`.execute(db)
  ).rows;

/** The same, once for each offer that got there. */
const happened = async (db: Database) =>
  (
    await sql<{ kind: string; offer_id: number; times: number }>`
      select kind, id::int as offer_id, 1 as times from offers cross join lateral (
        select 'offer_accepted' as kind where accepted_at is not null
        union all select 'offer_expired' where status = 'expired'
        union all select 'offer_hold_ended' where status = 'lapsed'
      ) as one order by 1, 2`.execute(db)
  ).rows;

const told = async (db: Database, kinds: string[]): Promise<number> =>
  (await sql<{ times: number }>`select sum(times)::int as times from notices where kind = any (${kinds})`.execute(db))
    .rows[0]!.times;
