import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

interface Noticed {
  kind: NoticeKind;
  group: NoticeGroup;
  subjectId: number;
  announcementId: number;
  /** The recipients of the notification. */
  people: readonly number[];
  /** Those of them who asked for a push about this, in all browsers where they turned push on. */
  pushTo: readonly number[];
}

/**
 * Queues a notification for the browsers whose users want this group there, or asked for it with `pushTo`. One that is
 * still waiting to be sent is sent once, with the latest sentence. Returns whether there is anything to send.
 */
export async function queuePush(tx: Tx, noticed: Noticed): Promise<boolean> {
  const { kind, group, subjectId, announcementId, people, pushTo } = noticed;
  if (people.length === 0) return false;
  const { rows } = await sql`
    insert into push_deliveries as line (notice_id, subscription_id, announcement_id)
    select notices.id, browser.id, ${announcementId}::bigint
    from notices
    join sessions on sessions.user_id = notices.user_id
    join push_subscriptions as browser on browser.session_id = sessions.id
    where notices.user_id = any (${sql.val(people)}::bigint[]) and notices.kind = ${kind}
      and notices.subject_id = ${subjectId}::bigint and notices.read_at is null and sessions.expires_at > now()
      and (${group} = any (browser.notice_groups) or notices.user_id = any (${sql.val(pushTo)}::bigint[]))
    on conflict (notice_id, subscription_id) do update set
      announcement_id = greatest(line.announcement_id, excluded.announcement_id), attempts = 0, not_before = now(),
      created_at = now()
    returning notice_id`.execute(tx);
  return rows.length > 0;
}
