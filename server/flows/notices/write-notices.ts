import type { Audience } from '@forecourt/contract/notices/notice-kind.ts';
import { noticeKindNames, noticeKinds, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { isStillOpen } from '../../features/notices/open-matters.store.ts';
import { staffIn, teamWith } from '../../features/notices/recipients.store.ts';
import { queuePush } from '../../features/push/queue-push.store.ts';
import { overdueAnnouncements, claimDue, writeNotices } from '../../features/notices/write.store.ts';
import { queueWebhookNotices } from '../webhooks/queue-webhook-notices.ts';
import type { NoticeContent } from './cause.ts';
import { causes } from './causes.ts';

/**
 * Writes the notifications of one announcement and refreshes the recipients' open pages. A single commit does all this
 * and marks the announcement as done, so running it twice or concurrently writes them only once.
 */
export const createNotices = (db: Database, announcementId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const due = await claimDue(tx, announcementId);
    if (!due) return;
    // Only `announce` writes this column.
    const announcement = { ...(due.data as object), kind: due.kind, announcementId };
    for (const kind of noticeKindNames) if (causes[kind].from === due.kind) await writeKind(tx, kind, announcement);
  });

async function writeKind(tx: Tx, kind: NoticeKind, told: { announcementId: number; by?: number }): Promise<void> {
  const content = await causes[kind].say(tx, told as never);
  if (!content) return;
  const { subjectId, carId = null, facts, pushTo = [] } = content;
  if (!(await isStillOpen(tx, kind, { subjectId, carId }))) return;
  const { group, audience } = noticeKinds[kind];
  const people = await peopleOf(tx, audience, content);
  const { announcementId, by = null } = told;
  const to = await writeNotices(tx, { announcementId, kind, group, subjectId, carId, facts, people, by });
  await notify(tx, { to, event: { kind: 'notices_changed' } });
  if (content.byWebhook !== false) await queueWebhookNotices(tx, { kind, announcementId, facts, people: to });
  if (await queuePush(tx, { kind, group, subjectId, announcementId, people: to, pushTo }))
    await notify(tx, { topic: 'push' });
}

async function peopleOf(tx: Tx, audience: Audience, content: NoticeContent<NoticeKind>): Promise<readonly number[]> {
  if ('people' in content) return content.people;
  if ('staff' in content) return audience.to === 'staff' ? staffIn(tx, audience.right, content.staff) : [];
  const { userId, dealerId } = content.owner;
  if (dealerId === null) return userId === null ? [] : [userId];
  return audience.to === 'owner' ? teamWith(tx, dealerId, audience.right) : [];
}

/** Jobs handle announcements within seconds unless their process crashed. */
const overdueSeconds = 30;
const batchSize = 500;

/** Every minute: writes notifications that were missed. */
export async function writeLateNotices(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  for (const id of await overdueAnnouncements(db, overdueSeconds, batchSize))
    await createNotices(db, id).catch((err: unknown) => {
      // One failure must not block the others.
      log.warn({ err, announcement: id }, 'failed to write notifications');
    });
}
