import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import type { Queryable } from '../../database/database.ts';

export async function mutedGroups(db: Queryable, userId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('muted_notice_groups')
    .select('notice_group')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ notice_group }) => notice_group));
}

export const mute = (db: Queryable, user_id: number, notice_group: NoticeGroup) =>
  db
    .insertInto('muted_notice_groups')
    .values({ user_id, notice_group })
    .onConflict((known) => known.doNothing())
    .execute();

export const unmute = (db: Queryable, userId: number, group: NoticeGroup) =>
  db.deleteFrom('muted_notice_groups').where('user_id', '=', userId).where('notice_group', '=', group).execute();
