import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { liveUpdatesOf, type Announced, type Announcement } from './announcements.ts';
import { reactionsTo } from './reactions.ts';
import { notify } from './notify.ts';

/**
 * Announces an event inside its transaction. With the commit, the announcement is stored, live updates go out and the
 * jobs of its reactions are queued. If the transaction rolls back, none of that happens.
 */
export async function announce(tx: Tx, announcement: Announcement): Promise<void> {
  const { kind, ...data } = announcement;
  const reactions = reactionsTo(kind);
  const { id } = await tx
    .insertInto('announcements')
    .values({
      kind,
      data: JSON.stringify(data),
      notices_due: reactions.includes('write_notices'),
      deliveries_due: reactions.includes('write_deliveries'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(tx, ...liveUpdatesOf(announcement));
  const announced: Announced = { ...announcement, announcementId: id };
  for (const reaction of reactions) {
    await sql`select graphile_worker.add_job(${reaction}, ${JSON.stringify(announced)}::json)`.execute(tx);
  }
}
