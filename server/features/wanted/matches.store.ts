import { maxComparedCars } from '@forecourt/contract/wanted/wanted-values.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql } from 'kysely';
import { reachedBy } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Viewer } from './wanted.rules.ts';

/** Which cars match which ads, for the digests of their sellers. */

interface Verdict {
  query_id: number;
  car_id: number;
  listed_now: boolean;
}

/** Keeps the matches of open ads with changed cars. A car that stops matching may be announced again later. */
export async function storeAdMatches(tx: Tx, verdicts: readonly Verdict[]): Promise<void> {
  if (verdicts.length === 0) return;
  const flat = JSON.stringify(verdicts.map(({ query_id, car_id, listed_now }) => ({ query_id, car_id, listed_now })));
  await sql`
    with verdicts as materialized (
      select ad.id as ad_id, car_id, listed_now
      from json_to_recordset(${flat}::json) as verdict (query_id bigint, car_id bigint, listed_now boolean)
      join wanted_ads as ad on ad.query_id = verdict.query_id
    ), ended as (
      delete from wanted_matches using verdicts
      where wanted_matches.ad_id = verdicts.ad_id and wanted_matches.car_id = verdicts.car_id and not listed_now
    )
    insert into wanted_matches (ad_id, car_id)
    select ad_id, verdicts.car_id from verdicts join cars on cars.id = verdicts.car_id where listed_now
    on conflict do nothing`.execute(tx);
}

/** The matches of an ad with cars that were on the market before it. None if the ad has changed or ended. */
export async function storeCarMatches(tx: Tx, ad: { id: number; queryId: number }, carIds: readonly number[]) {
  await sql`
    insert into wanted_matches (ad_id, car_id)
    select ad.id, cars.id from wanted_ads as ad join cars on cars.id = any (${sql.val(carIds)}::bigint[])
    where ad.id = ${ad.id} and ad.query_id = ${ad.queryId}
    on conflict do nothing`.execute(tx);
}

/** The query of an open ad. */
export async function findQueryOf(db: Queryable, adId: number) {
  const { rows } = await sql<{ id: number; filters: object }>`
    select query.id, query.filters from wanted_ads join filed_queries as query on query.id = query_id
    where wanted_ads.id = ${adId}`.execute(db);
  return rows[0] ?? null;
}

/** After an edit they may no longer match. */
export const forgetMatches = (tx: Tx, adId: number) =>
  tx.deleteFrom('wanted_matches').where('ad_id', '=', adId).execute();

/** Queries of open ads in any of these groups. */
export async function adQueriesIn(db: Queryable, groups: readonly string[]) {
  const { rows } = await sql<{ id: number; filters: object }>`
    select id, filters from filed_queries
    where id = any (array(select query_id from filed_query_groups where key = any (${sql.val(groups)}::text[])))
      and exists (select from wanted_ads where wanted_ads.query_id = filed_queries.id)
    order by id`.execute(db);
  return rows;
}

/** How many people are behind these queries, apart from the viewer and those blocked in either direction. */
export async function countPeople(db: Queryable, queryIds: readonly number[], viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct owner.id) as people
    from wanted_ads as ad join users as owner on owner.id = ad.user_id
    where ad.query_id = any (${sql.val(queryIds)}::bigint[]) and ${personIs('owner')('privateCars', 'shown')}
      and owner.game_account_id <> ${viewer.gameAccountId} and not ${isApart(viewer.id)}`.execute(db);
  return rows[0]!.people;
}

const isApart = (userId: number) => sql<boolean>`exists (
  select from blocks where (blocker_id, blocked_id) in ((owner.id, ${userId}), (${userId}, owner.id)))`;

/** The newest cars for sale of this user or their dealer. */
export async function carsForSaleOf(db: Queryable, reach: Pick<Reach, 'userId' | 'team'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cars where ${reachedBy('cars', reach)} and status = 'active' and not is_hidden
    order by published_at desc, id desc limit ${sql.lit(maxComparedCars)}`.execute(db);
  return rows.map(({ id }) => id);
}
