import {
  countedWantedStatuses,
  publicWantedStatuses,
  wantedFlow,
  type WantedStatus,
} from '@forecourt/contract/wanted/wanted.flow.ts';
import type { WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import {
  maxOpenWanted,
  warnDaysBeforeWantedEnds,
  wantedAtOnce,
  wantedDays,
  type WantedSort,
} from '@forecourt/contract/wanted/wanted-values.ts';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { personIs } from '../../database/standing.sql.ts';
import { transitionOfAll, type Reached } from '../../database/transition.ts';
import type { WantedAds } from '../../database/types.generated.ts';

export interface WantedRow {
  id: number;
  user_id: number;
  owner_name: string;
  owner_avatar: string | null;
  owner_since: Date;
  owner_account: number;
  title: string;
  filters: WantedFilters;
  budget: number;
  text: string;
  status: WantedStatus;
  status_before: WantedStatus | null;
  status_reason: string | null;
  removed_by: 'owner' | 'staff' | null;
  removed_at: Date | null;
  published_at: Date;
  expires_at: Date;
  /** Null unless it is open. */
  query_id: number | null;
  replies: number;
  /** The owner's standing and the status let everyone see it. */
  is_public: boolean;
}

const isShown = personIs('owner')('privateCars', 'shown');

async function selectAds(db: Queryable, where: RawBuilder<unknown>, order = sql``): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    select ad.id, ad.user_id, owner.name as owner_name, owner.avatar_url as owner_avatar, owner.created_at as owner_since,
      owner.game_account_id as owner_account, ad.title, ad.filters, ad.budget, ad.body as text, ad.status, ad.status_before,
      ad.status_reason, ad.removed_by, ad.removed_at, ad.published_at, ad.expires_at, ad.query_id,
      (select count(*) from wanted_replies where ad_id = ad.id) as replies,
      ad.status = any (${sql.val([...publicWantedStatuses])}::text[]) and ${isShown} as is_public
    from wanted_ads as ad join users as owner on owner.id = ad.user_id
    where ${where} ${order}`.execute(db);
  return rows;
}

export const findAd = async (db: Queryable, id: number): Promise<WantedRow | null> =>
  (await selectAds(db, sql`ad.id = ${id}`))[0] ?? null;

/** Locks the ad. Reads it afterwards, so that it sees everything committed while waiting. */
export async function lockAd(tx: Tx, id: number): Promise<WantedRow | null> {
  await tx.selectFrom('wanted_ads').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findAd(tx, id);
}

export const adsById = (db: Queryable, ids: readonly number[]) =>
  selectAds(db, sql`ad.id = any (${sql.val(ids)}::bigint[])`);

/** A user's ads that they haven't deleted, newest first. */
export const adsOf = (db: Queryable, userId: number) =>
  selectAds(
    db,
    sql`ad.user_id = ${userId} and ad.removed_by is distinct from 'owner'`,
    sql`order by ad.published_at desc, ad.id desc`,
  );

export interface WantedBoard {
  search?: string | undefined;
  make?: string | undefined;
  /** Only ads with these queries. */
  queryIds?: readonly number[] | undefined;
  sort: WantedSort;
  page: number;
}

const orders: Record<WantedSort, RawBuilder<unknown>> = {
  newest: sql`ad.published_at desc, ad.id desc`,
  highest_budget: sql`ad.budget desc, ad.id desc`,
  ends_soon: sql`ad.expires_at, ad.id`,
};

const isOnBoard = sql<boolean>`(ad.status = 'open' and ${isShown})`;

export async function listBoard(db: Queryable, { search, make, queryIds, sort, page }: WantedBoard) {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const where = sql.join(
    [
      isOnBoard,
      ...words.map((word) => sql`ad.title || ' ' || ad.body ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      ...(make === undefined ? [] : [sql`ad.filters -> 'make' ? ${make}`]),
      ...(queryIds === undefined ? [] : [sql`ad.query_id = any (${sql.val(queryIds)}::bigint[])`]),
    ],
    sql` and `,
  );
  const [ads, { rows }] = await Promise.all([
    selectAds(db, where, sql`order by ${orders[sort]} limit ${wantedAtOnce} offset ${(page - 1) * wantedAtOnce}`),
    sql<{ total: number }>`
      select count(*) as total from wanted_ads as ad join users as owner on owner.id = ad.user_id where ${where}`.execute(
      db,
    ),
  ]);
  return { ads, total: rows[0]!.total };
}

/** Locks the user's row, so that the limit holds. */
export const lockAdsOf = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

export async function hasRoom(tx: Tx, userId: number): Promise<boolean> {
  const { count } = await tx
    .selectFrom('wanted_ads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', countedWantedStatuses)
    .executeTakeFirstOrThrow();
  return count < maxOpenWanted;
}

/** When an ad ends that is posted or renewed now. */
export const fullTime = (now: Date): Date => new Date(now.getTime() + wantedDays * 86_400_000);

export interface NewAd {
  title: string;
  filters: WantedFilters;
  budget: number;
  text: string;
}

const columnsOf = ({ title, filters, budget, text }: NewAd) => ({
  title,
  filters: JSON.stringify(filters),
  budget,
  body: text,
});

export async function insertAd(tx: Tx, userId: number, queryId: number, ad: NewAd, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('wanted_ads')
    .values({
      ...columnsOf(ad),
      user_id: userId,
      query_id: queryId,
      status: 'open',
      published_at: now,
      expires_at: fullTime(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type AdColumns = Omit<Updateable<WantedAds>, 'id' | 'status'> & { status?: Reached<WantedStatus> };

export const saveAd = (tx: Tx, id: number, columns: AdColumns) =>
  tx
    .updateTable('wanted_ads')
    .set({ ...columns, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();

/** `queryId` is null unless the ad is open. */
export const saveAdFields = (tx: Tx, id: number, queryId: number | null, ad: NewAd) =>
  saveAd(tx, id, { ...columnsOf(ad), query_id: queryId });

/** Ads of a user that closing the account ends. */
export const lockAllAdsOf = async (tx: Tx, userId: number): Promise<WantedRow[]> => {
  await tx.selectFrom('wanted_ads').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
  return adsOf(tx, userId);
};

const atOnce = 500;

/** Ends ads whose time is up. Returns them with their owners. */
export function expireAds(tx: Tx): Promise<{ id: number; user_id: number }[]> {
  const { from, to } = transitionOfAll(wantedFlow, 'expire');
  const due = sql<number>`(
    select id from wanted_ads where status in (${sql.join(from.map((status) => sql.lit(status)))}) and expires_at <= now()
    order by expires_at limit ${atOnce} for update skip locked
  )`;
  return tx
    .updateTable('wanted_ads')
    .set({ status: to, query_id: null, updated_at: sql`now()` })
    .where('id', 'in', due)
    .returning(['id', 'user_id'])
    .execute();
}

/** Ads that end soon and whose owners haven't been warned. Marks them as warned. */
export function warnOfEnd(tx: Tx): Promise<{ id: number; user_id: number }[]> {
  const due = sql<number>`(
    select id from wanted_ads where status = 'open' and expiry_warned_at is null
      and expires_at <= now() + make_interval(days => ${sql.lit(warnDaysBeforeWantedEnds)})
    order by expires_at limit ${atOnce} for update skip locked
  )`;
  return tx
    .updateTable('wanted_ads')
    .set({ expiry_warned_at: sql`now()` })
    .where('id', 'in', due)
    .returning(['id', 'user_id'])
    .execute();
}
