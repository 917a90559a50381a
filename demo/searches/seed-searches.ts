import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import { fileQuery } from '@forecourt/server/flows/searches/file-query.ts';
import { demoFollows, demoSearches } from './saved.ts';

/** Saved searches with new results, followed dealers and target prices, so that coming back is worthwhile from the start. */
export async function seedSearches(tx: Tx): Promise<void> {
  for (const {
    who,
    name,
    filters,
    matches,
    frequency,
    byPush = false,
    isPaused = false,
    visitedDaysAgo,
  } of demoSearches) {
    const { sort: _, ...asked } = filters;
    const queryId = await fileQuery(tx, asked);
    await sql`
      with saved as (
        insert into saved_searches (user_id, query_id, name, filters, frequency, by_push, is_paused, created_at, seen_at, seen_before)
        select id, ${queryId}, ${name}, ${JSON.stringify(filters)}::jsonb, ${frequency}, ${byPush}, ${isPaused},
          visited - interval '20 days', visited, visited
        from users cross join (select now() - make_interval(days => ${visitedDaysAgo}) as visited) as last where users.name = ${who}
        returning id, user_id, seen_at
      )
      insert into search_matches (search_id, car_id, is_new, matched_at, pending_since)
      select saved.id, cars.id, cars.published_at > seen_at, cars.published_at, cars.published_at from saved cross join cars
      where cars.status = 'active' and not cars.is_hidden and cars.seller_id <> saved.user_id and ${matches}`.execute(
      tx,
    );
  }
  for (const [who, dealers] of demoFollows)
    await sql`
      insert into dealer_follows (user_id, dealer_id, created_at)
      select users.id, dealer_accounts.id, now() - interval '25 days' from users cross join dealer_accounts
      where users.name = ${who} and company_name = any (${sql.val(dealers)}::text[])`.execute(tx);
  // Others in the city follow some, too.
  await sql`
    insert into dealer_follows (user_id, dealer_id, created_at)
    select users.id, dealer_accounts.id, now() - make_interval(days => (users.id % 60)::int)
    from users cross join dealer_accounts
    where (users.id * 7 + dealer_accounts.id * 3) % 4 = 0 and not exists (
      select from dealer_team_members as member join users as mate on mate.id = member.user_id
      where member.dealer_account_id = dealer_accounts.id and mate.game_account_id = users.game_account_id
    )
    on conflict do nothing`.execute(tx);
  await sql`insert into followed_dealers (dealer_id) select distinct dealer_id from dealer_follows`.execute(tx);
  await seedTargets(tx);
  // Nothing of this is news. The searches already know their cars.
  await sql`delete from matching_due`.execute(tx);
}

/** Every third favourite has a target. One that got cheaper has reached it. */
const seedTargets = (tx: Tx) =>
  sql`
    update favourites set
      target_price = case when is_cheaper then (saved_price + price) / 2 else greatest(price * 92 / 100, 1) end,
      target_reached_at = case when is_cheaper then lowered_at end
    from (
      select user_id, car_id, cars.price, coalesce(saved_price > cars.price and lowered_at > favourites.created_at, false) as is_cheaper,
        lowered_at, row_number() over (partition by user_id order by favourites.created_at) % 3 = 1 as is_watched
      from favourites join cars on cars.id = car_id
      cross join lateral (select max(since) as lowered_at from car_prices where car_prices.car_id = cars.id) as prices
      where cars.status = 'active'
    ) as kept
    where favourites.user_id = kept.user_id and favourites.car_id = kept.car_id and (is_watched or is_cheaper)`.execute(
    tx,
  );
