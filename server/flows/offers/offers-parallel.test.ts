import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { countMismatches } from '../../../testing/offers/agreement.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { expireOffers } from './expire-offers.ts';

let site: Site;
/** Another process of the same site. */
let other: Site;
let mara: SignedIn, twin: SignedIn, kenji: SignedIn;
const amount = 40_000;
const buyers = 200;

beforeAll(async () => {
  site = await startSite();
  other = await startSite({ on: site.database });
  [mara, twin, kenji] = [await site.as('member'), await other.as('member'), await site.as('otherMember')];
});
afterAll(async () => {
  await other.close();
  await site.close();
});
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

test(
  'of 200 simultaneous accepts on one car in two processes exactly one succeeds, and the others learn why',
  { timeout: 3 * testMs },
  async () => {
    const car = await listed(mara);
    const ids = await offersOn(car, buyers);
    const outcomes = await Promise.all(
      ids.map((id, at) => outcomeOf((at % 2 ? twin : mara).api.offers.accept({ id, amount }))),
    );
    expect(tally(outcomes)).toEqual({ car_held: buyers - 1, done: 1 });
    expect(await countMismatches(site.db)).toBe(0);
  },
);

test(
  'with Mark as Sold and expiry in between, a car is sold or reserved, never both, and everyone learns why',
  { timeout: 3 * testMs },
  async () => {
    const car = await listed(mara);
    const ids = await offersOn(car, buyers);
    const accept = (id: number, at: number) => outcomeOf((at % 2 ? twin : mara).api.offers.accept({ id, amount }));
    const sell = (_: unknown, at: number) => outcomeOf((at % 2 ? twin : mara).api.sales.complete({ car_id: car }));
    await sql`update offers set expires_at = now() + interval '1 hour' where id % 2 = 0`.execute(site.db);
    const later = new Date(Date.now() + 2 * 3_600_000);
    const outcomes = await Promise.all([
      ...ids.slice(0, buyers / 2).map(accept),
      ...Array.from({ length: 6 }, sell),
      ...[site, other, site].map(({ db }) => outcomeOf(expireOffers(db, later))),
      ...ids.slice(buyers / 2).map(accept),
    ]);
    expect(
      new Set(
        outcomes.filter((one) => !['done', 'car_held', 'offer_settled', 'car_promised', 'already_sold'].includes(one)),
      ),
    ).toEqual(new Set());
    expect(await countMismatches(site.db)).toBe(0);
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
