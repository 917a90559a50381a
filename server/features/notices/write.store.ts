import { personIs } from '../../database/standing.sql.ts';
import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/**
 * Claims an announcement with pending notifications so that only one process writes them. Null if that's already done.
 */
export const claimDue = async (tx: Tx, announcementId: number) =>
  (await tx
    .updateTable('announcements')
    .set({ notices_due: false })
    .where('id', '=', announcementId)
    .where('notices_due', '=', true)
    .returning(['id', 'kind', 'data'])
    .executeTakeFirst()) ?? null;

/** Announcements that weren't handled in time because the job crashed or failed. */
export async function overdueAnnouncements(db: Queryable, seconds: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('notices_due', '=', true)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

interface Written {
  announcementId: number;
  kind: NoticeKind;
  group: NoticeGroup;
  subjectId: number;
  carId: number | null;
  facts: object;
  people: readonly number[];
  /** The user who caused it. */
  by: number | null;
}

/**
 * Notifies these users, except the one who caused it (with any of their characters), banned users and those who turned
 * this off. Unread notifications about the same subject are merged into one. Returns who was notified.
 */
export async function writeNotices(tx: Tx, written: Written): Promise<number[]> {
  const { announcementId, kind, group, subjectId, carId, facts, people, by } = written;
  const { rows } = await sql<{ user_id: number }>`
    insert into notices as line (user_id, kind, subject_id, car_id, facts, last_announcement_id)
    select users.id, ${kind}, ${subjectId}::bigint, ${carId}::bigint, ${JSON.stringify(facts)}::jsonb, ${announcementId}::bigint
    from users
    where users.id = any (${sql.val(people)}::bigint[]) and ${personIs('users')('profile', 'whole')}
      and not exists (select from muted_notice_groups where user_id = users.id and notice_group = ${group})
      and not exists (
        select from users as causer where causer.id = ${by}::bigint and causer.game_account_id = users.game_account_id
      )
    -- A fixed order, so that concurrent writers can't deadlock.
    order by users.id
    on conflict (user_id, kind, subject_id) where read_at is null do update set
      times = line.times + 1,
      updated_at = excluded.updated_at,
      facts = case when line.last_announcement_id < excluded.last_announcement_id then excluded.facts else line.facts end,
      last_announcement_id = greatest(line.last_announcement_id, excluded.last_announcement_id)
    returning user_id
  `.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
