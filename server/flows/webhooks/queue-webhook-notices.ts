import { noticeKinds, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { writeForPeople } from '../../features/webhooks/deliveries.store.ts';

interface Noticed {
  kind: NoticeKind;
  announcementId: number;
  facts: object;
  /** The recipients of the notification. */
  people: readonly number[];
}

/** Queues webhook messages for recipients with their own webhook, in the transaction that writes the notification. */
export async function queueWebhookNotices(tx: Tx, { kind, announcementId, facts, people }: Noticed): Promise<void> {
  const { sentence, link } = noticeKinds[kind];
  const values = { kind, notice: sentence(facts as never, 1), notice_url: link(facts as never) };
  if (await writeForPeople(tx, people, announcementId, { values })) await notify(tx, { topic: 'deliveries' });
}
