import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { earnedBy } from '../features/awards/award.rules.ts';
import { countSalesForAwards, rulesOf } from '../features/awards/grants.store.ts';
import { starsThatCount } from '../features/reviews/reviews.store.ts';
import { databaseBefore } from '../../testing/database-before.ts';
import { seededRandom } from '../../testing/random.ts';
import { verifiedSale } from '../../testing/reviews/verified-sale.ts';

const migration = '0090-recount-awards.from-0079.sql';
const sellers = 30;
const dayMs = 86_400_000;

test('everyone keeps exactly the awards they earned by what counts', async () => {
  const { db, migrate } = await databaseBefore(migration);
  const random = seededRandom(90);
  await sql`insert into game_accounts (id, username) select id, 'p' || id from generate_series(1, 50) as id`.execute(
    db,
  );
  await sql`insert into users (id, game_account_id, gta_world_id, name) overriding system value
    select id, least(id, 48), id, 'Person ' || id from generate_series(1, 50) as id`.execute(db);
  const buyers = Array.from({ length: 20 }, (_, place) => sellers + 1 + place);
  for (let sellerId = 1; sellerId <= sellers; sellerId++) {
    const [known, isHarsh] = [buyers.slice(0, 1 + random.below(20)), random.chance(0.5)];
    for (let count = 1 + random.below(16); count > 0; count--) {
      const [buyerId, daysAgo] = [random.pick(known), random.below(700)];
      const price = random.chance(0.2) ? 1 : 39_000;
      const saleId = await verifiedSale(db, { sellerId, buyerId, daysAgo, price });
      if (random.chance(0.1)) continue;
      const rating = isHarsh && random.chance(0.1) ? 4 : 5;
      const at = new Date(Date.now() - daysAgo * dayMs + random.below(100_000));
      await sql`insert into reviews (sale_id, review_type, author_id, user_id, rating, title, comment, published_at)
        values (${saleId}, 'buyer', ${buyerId}, ${sellerId}, ${rating}, 'x', 'x', ${at})`.execute(db);
    }
  }
  await sql`update sales set sold_at = date_trunc('day', sold_at) where id % 2 = 0`.execute(db);
  await sql`insert into award_grants (award_id, user_id)
    select awards.id, users.id from awards cross join users where rule is not null`.execute(db);
  await migrate();
  const kept = new Map<string, number>();
  for (let id = 1; id <= sellers; id++) {
    const deserts = { verifiedSales: await countSalesForAwards(db, id), reviews: await starsThatCount(db, id) };
    const has = (await rulesOf(db, id)).toSorted();
    expect(has, `person ${id}`).toEqual(earnedBy(deserts).toSorted());
    for (const rule of has) kept.set(rule, (kept.get(rule) ?? 0) + 1);
  }
  // Meaningful only if some have each award and others don't.
  for (const rule of ['first_sale', 'ten_sales', 'five_star_year']) {
    expect(kept.get(rule) ?? 0, rule).toBeGreaterThan(0);
    expect(kept.get(rule) ?? 0, rule).toBeLessThan(sellers + (rule === 'first_sale' ? 1 : 0));
  }
  for (const buyer of buyers) expect(await rulesOf(db, buyer)).toEqual([]);
});
