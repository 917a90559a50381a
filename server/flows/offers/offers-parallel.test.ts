import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { expireOffers } from './expire-offers.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn;
const amount = 40_000;
const buyers = 200;

beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const tally = (outcomes: string[]) =>
  Object.fromEntries([...new Set(outcomes)].toSorted().map((one) => [one, outcomes.filter((o) => o === one).length]));

/** Each call has strangers of its own. */
let strangers = 900_000;

/** Offers of this many strangers on one car, copied from a real one. */
async function offersOn(car_id: number, count: number): Promise<number[]> {
  const { offer } = await kenji.api.offers.make({ car_id, amount });
  const from = strangers;
  strangers += count;
  const { rows } = await sql<{ id: number }>`
    with accounts as (
      insert into game_accounts (id, username) select ${from}::int + n, 'stranger.' || ${from}::int + n from generate_series(1, ${count - 1}) as n
      on conflict do nothing
    ), people as (
      insert into users (game_account_id, gta_world_id, name)
      select ${from}::int + n, ${from}::int + n, 'Stranger ' || n from generate_series(1, ${count - 1}) as n returning id
    )
    insert into offers (car_id, buyer_id, seller_id, conversation_id, amount, price_then, valid_hours, expires_at)
    select car_id, people.id, seller_id, conversation_id, amount, price_then, valid_hours, expires_at
    from offers cross join people where offers.id = ${offer.id} returning id`.execute(site.db);
  await sql`insert into offer_amounts (offer_id, by_side, by_user_id, amount)
    select id, 'buyer', buyer_id, amount from offers where id <> ${offer.id}`.execute(site.db);
  return [offer.id, ...rows.map(({ id }) => id)];
}

/** No car is reserved by an offer without an accepted offer, and the other way round. */
async function mismatches(): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from cars full join (select * from offers where status = 'accepted') as held
      on held.car_id = cars.id
    where (cars.held_until is not null) <> (held.id is not null)
      or held.id is not null and (cars.status <> 'reserved' or cars.held_until <> held.hold_until)`.execute(site.db);
  return rows[0]!.wrong;
}

test(
  'of 200 simultaneous accepts on one car exactly one succeeds, the others learn why, also with two processes',
  { timeout: 3 * testMs },
  async () => {
    const other = await startSite({ on: site.database });
    const twin = await other.as('member');
    const car = await listed(mara);
    const ids = await offersOn(car, buyers);
    const outcomes = await Promise.all(
      ids.map((id, at) => outcomeOf((at % 2 ? twin : mara).api.offers.accept({ id, amount }))),
    );
    expect(tally(outcomes)).toEqual({ car_held: buyers - 1, done: 1 });
    expect(await mismatches()).toBe(0);
    await other.close();
  },
);

test(
  'with Mark as Sold and expiry in between, a car is sold or reserved, never both',
  { timeout: 3 * testMs },
  async () => {
    const car = await listed(mara);
    const ids = await offersOn(car, 60);
    await sql`update offers set expires_at = now() + interval '1 hour' where id % 2 = 0`.execute(site.db);
    const later = new Date(Date.now() + 2 * 3_600_000);
    const outcomes = await Promise.all([
      ...ids.slice(0, 30).map((id) => outcomeOf(mara.api.offers.accept({ id, amount }))),
      ...Array.from({ length: 5 }, () => outcomeOf(mara.api.sales.complete({ car_id: car }))),
      ...Array.from({ length: 3 }, () => outcomeOf(expireOffers(site.db, later))),
      ...ids.slice(30).map((id) => outcomeOf(mara.api.offers.accept({ id, amount }))),
    ]);
    expect(
      new Set(
        outcomes.filter((one) => !['done', 'car_held', 'offer_settled', 'car_promised', 'already_sold'].includes(one)),
      ),
    ).toEqual(new Set());
    expect(await mismatches()).toBe(0);
    const { status } = await site.db
      .selectFrom('cars')
      .select('status')
      .where('id', '=', car)
      .executeTakeFirstOrThrow();
    const live = await site.db.selectFrom('offers').select('id').where('status', 'in', ['open', 'accepted']).execute();
    expect(status === 'sold' ? live : []).toEqual([]);
  },
);

test('the same offer sent twice is one offer', async () => {
  const car_id = await listed(mara);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcomeOf(kenji.api.offers.make({ car_id, amount }))),
  );
  expect(tally(outcomes)).toEqual({ done: 1, offer_exists: 9 });
});
