import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import type { DealerEvent, Channel, WebhookEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The next announcement after this one that still needs deliveries. The caller holds the queue lock. */
export async function claimDueAnnouncement(tx: Tx, afterId: number) {
  const { rows } = await sql<{ id: number; kind: string; data: object }>`
    update announcements set deliveries_due = false
    where id = (select min(id) from announcements where deliveries_due and id > ${afterId})
    returning id, kind, data`.execute(tx);
  return rows[0] ?? null;
}

export const hasDueAnnouncements = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('announcements').select('id').where('deliveries_due', '=', true).limit(1).execute()).length > 0;

interface Written {
  announcementId: number | null;
  event: WebhookEvent;
  facts: EventFacts;
}

/** Includes stopped webhooks, which get the message when they resume, but not disabled ones. */
const takes = sql<boolean>`webhooks.is_enabled and webhooks.address is not null`;

const write = (tx: Queryable, { announcementId, event, facts }: Written, whose: RawBuilder<boolean>) =>
  sql<{ id: string }>`
    insert into webhook_deliveries (webhook_id, event, announcement_id, facts)
    select webhooks.id, ${event}, ${announcementId}::bigint, ${JSON.stringify(facts)}::jsonb
    from webhooks where ${whose} and ${takes}
    on conflict do nothing
    returning id`.execute(tx);

/** Queues the message for a site channel. Returns the id if the channel accepts messages. */
export async function writeForChannel(
  tx: Queryable,
  channel: Channel,
  announcementId: number | null,
  facts: EventFacts,
) {
  const { rows } = await write(tx, { announcementId, event: channel, facts }, sql`webhooks.channel = ${channel}`);
  return rows[0]?.id ?? null;
}

export const writeForDealer = (
  tx: Tx,
  dealerId: number,
  event: DealerEvent,
  announcementId: number,
  facts: EventFacts,
) =>
  write(
    tx,
    { announcementId, event, facts },
    sql`webhooks.dealer_id = ${dealerId} and ${event} = any (webhooks.events)`,
  );

/** Queues the message for those of these users who have a webhook. Returns whether there were any. */
export async function writeForPeople(tx: Tx, people: readonly number[], announcementId: number, facts: EventFacts) {
  if (people.length === 0) return false;
  const whose = sql<boolean>`webhooks.user_id = any (${sql.val(people)}::bigint[])`;
  const { rows } = await write(tx, { announcementId, event: 'notice', facts }, whose);
  return rows.length > 0;
}

/** Puts a finished delivery at the end of the queue again. Null if it isn't theirs. */
export async function sendAgain(
  db: Queryable,
  id: string,
  whose: RawBuilder<boolean>,
): Promise<'queued' | 'waiting' | 'not_ready' | null> {
  const { rows } = await sql<{ status: string; is_ready: boolean; is_queued: boolean }>`
    with known as (
      select webhook_deliveries.id, status, ${takes} as is_ready from webhook_deliveries
      join webhooks on webhooks.id = webhook_id where webhook_deliveries.id = ${id} and ${whose}
      for update of webhook_deliveries
    ), queued as (
      update webhook_deliveries set status = 'waiting', done_at = null, attempts = 0, refusals = 0,
        give_up_at = now() + interval '1 day', place = default
      from known where webhook_deliveries.id = known.id and known.status <> 'waiting' and is_ready
      returning webhook_deliveries.id
    )
    select status, is_ready, exists (select from queued) as is_queued from known`.execute(db);
  const [known] = rows;
  if (!known) return null;
  if (known.is_queued) return 'queued';
  return known.status === 'waiting' ? 'waiting' : 'not_ready';
}

/** Messages for disabled or stopped webhooks expire after the same time as for failing ones. Returns how many. */
export async function expireUndeliverable(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_deliveries set status = 'dead', done_at = now() from webhooks
    where webhooks.id = webhook_id and webhook_deliveries.status = 'waiting' and give_up_at < now()
      and (stopped_at is not null or not is_enabled or address is null)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export const maxAgeDays = 30;

/** Deletes in batches. Returns how many. */
export async function sweepDeliveries(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where status <> 'waiting' and created_at < now() - make_interval(days => ${maxAgeDays})
      limit 1000
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
