import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { liveUpdatesOf, type Announcement } from './announcements.ts';
import { reactionsTo } from './reactions.ts';
import { notify } from './notify.ts';

/**
 * Announces an event inside its transaction. With the commit, the announcement is stored, live updates go out and the
 * jobs of its reactions are queued. If the transaction rolls back, none of that happens.
 */
export const announce = (tx: Tx, announcement: Announcement): Promise<void> => announceAll(tx, [announcement]);

/** The same for many announcements in one statement, such as the alerts of an import. */
export async function announceAll(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const rows = announcements.map(({ kind, ...data }) => ({ kind, data, reactions: reactionsTo(kind) }));
  await notify(tx, ...announcements.flatMap(liveUpdatesOf));
  await sql`
    /* prepared announce */ with given as materialized (
      select place, row ->> 'kind' as kind, row -> 'data' as data, row -> 'reactions' as reactions
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as one (row, place)
    ), stored as (
      insert into announcements (kind, data, notices_due, deliveries_due)
      select kind, data, reactions ? 'write_notices', reactions ? 'write_deliveries' from given order by place
      returning id, kind, data
    )
    select graphile_worker.add_job(reaction, (data || jsonb_build_object('kind', kind, 'announcementId', id))::json)
    from stored join (select distinct kind, reactions from given) as given using (kind)
    cross join lateral jsonb_array_elements_text(reactions) with ordinality as one (reaction, place)
    order by id, one.place`.execute(tx);
}
