import { noticeKindNames, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { photoOf } from '../../database/photos.sql.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { reachedBy } from '../../database/owner.sql.ts';

export interface NoticeRow {
  id: number;
  kind: NoticeKind;
  facts: Record<string, unknown>;
  times: number;
  is_read: boolean;
  updated_at: Date;
  photo: Notice['photo'];
  /** The car is now hidden from the reader, so its details are left out. */
  is_taken_away: boolean;
}

/** Skips kinds written by another version of the site that this one doesn't know. */
const isKnown = sql<boolean>`notices.kind = any (${sql.val(noticeKindNames)})`;

interface Page {
  before: string | undefined;
  beforeId: number | undefined;
  limit: number;
}

const shown = (reader: Reach) => sql`
  select notices.id, notices.kind, facts, times, read_at is not null as is_read, notices.updated_at,
    case when not is_taken_away and jsonb_array_length(cars.images) > 0 then ${photoOf(sql`(cars.images->0)`)} end as photo,
    is_taken_away
  from notices left join cars on cars.id = notices.car_id
  cross join lateral (
    select cars.id is not null and not shows_photos(cars) and ${reachedBy('cars', reader)} is not true as is_taken_away
  ) as seen
  where notices.user_id = ${reader.userId} and ${isKnown}`;

export async function listNotices(db: Queryable, reader: Reach, { before, beforeId, limit }: Page) {
  const { rows } = await sql<NoticeRow>`
    ${shown(reader)} and ${before === undefined ? sql`true` : sql`(notices.updated_at, notices.id) < (${before}, ${beforeId ?? 0})`}
    order by notices.updated_at desc, notices.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** One of the reader's notifications, or null. */
export async function readNotice(db: Queryable, reader: Reach, id: number): Promise<NoticeRow | null> {
  const { rows } = await sql<NoticeRow>`${shown(reader)} and notices.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notices where user_id = ${userId} and read_at is null and ${isKnown}`.execute(db);
  return rows[0]!.count;
}

/** Whether the notification is theirs, and whether it was unread. */
export async function markRead(
  db: Queryable,
  userId: number,
  id: number,
): Promise<'missing' | 'read_before' | 'read_now'> {
  const { rows } = await sql<{ was_unread: boolean }>`
    with own as (select id, read_at is null as was_unread from notices where id = ${id} and user_id = ${userId} for update),
      marked as (update notices set read_at = now() from own where notices.id = own.id and was_unread)
    select was_unread from own`.execute(db);
  if (!rows[0]) return 'missing';
  return rows[0].was_unread ? 'read_now' : 'read_before';
}

/** Number of notifications that were unread. */
export async function markAllRead(db: Queryable, userId: number, upTo: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('updated_at', '<=', sql<Date>`${upTo}::timestamptz`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** One side of a sale has written its review, so no one on it has to be asked any more. Returns who was. */
export async function markReviewAskedRead(tx: Tx, saleId: number, side: ReviewType): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with found as (
      select id from notices
      where kind = 'review_asked' and subject_id = ${saleId}::bigint and facts ->> 'side' = ${side} and read_at is null
      -- Skips those that someone is just reading.
      order by id for update skip locked
    )
    update notices set read_at = now() from found where notices.id = found.id returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

export const maxAgeDays = 90;

/** Deletes in batches. Returns how many. */
export async function sweepNotices(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notices where id in (
      select id from notices where updated_at < now() - make_interval(days => ${maxAgeDays}) limit 5000
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
