import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Attempted } from './attempt.ts';

/** The right to send to one webhook, for a while; whoever comes meanwhile passes by. */
export interface Lease {
  webhookId: number;
  token: string;
}

/** Whom a slot is held by: the game account behind a webhook, and the host it leads to. */
export interface SlotHolder {
  /** Null for the site's own channels. */
  person: number | null;
  host: string;
}

interface PurchaseIntent {
  /** The site's channels, or the webhooks of dealers and members: neither takes the other's turn. */
  whose: 'site' | 'own';
  atMost: number;
  leaseMs: number;
  /** Who holds a slot of this process already, once for each slot. */
  holders: SlotHolder[];
  maxPerPerson: number;
  maxPerTarget: number;
}

const inMs = (ms: number) => sql`make_interval(secs => ${ms / 1000}::float8)`;
const isReady = sql`webhooks.is_enabled and webhooks.address is not null and webhooks.stopped_at is null`;
const isWaitedFor = sql`exists (select from webhook_deliveries where webhook_id = webhooks.id and status = 'waiting')`;
const isDue = sql`webhooks.not_before <= now() and (webhooks.leased_until is null or webhooks.leased_until < now())`;
/** Without its port: all ports of a host are one receiver. */
const host = sql`split_part(split_part(webhooks.address_shown, '/', 3), ':', 1)`;
/** All characters of a person are one, and so is the dealer they own. */
const person = sql`
  (select game_account_id from users where users.id = coalesce(webhooks.user_id, (
    select user_id from dealer_team_members where dealer_account_id = webhooks.dealer_id and role = 'owner')))`;

/**
 * Those for which something is due and to which nobody sends just now, the longest waiting first. No person and no host
 * gets more than their share of the slots, so nobody fills them with receivers that hang.
 */
export async function claimWebhooks(db: Queryable, wanted: PurchaseIntent): Promise<(Lease & SlotHolder)[]> {
  const { whose, atMost, leaseMs, holders, maxPerPerson, maxPerTarget } = wanted;
  const { rows } = await sql<Lease & SlotHolder>`
    with holders as (
      select * from unnest(${sql.val(holders.map((one) => one.person))}::bigint[],
        ${sql.val(holders.map((one) => one.host))}::text[]) as holders (person, host)
    ), due as (
      select id, not_before, ${host} as host, ${person} as person from webhooks
      where ${isReady} and (channel is not null) = ${whose === 'site'} and ${isDue} and ${isWaitedFor}
    ), ranked as (
      select *,
        row_number() over (partition by host order by not_before, id)
          + (select count(*) from holders where holders.host = due.host) as at_target,
        row_number() over (partition by coalesce(person, -id) order by not_before, id)
          + (select count(*) from holders where holders.person = due.person) as of_person
      from due
    ), chosen as (
      select webhooks.id, ranked.host, ranked.person from ranked join webhooks on webhooks.id = ranked.id
      where at_target <= ${maxPerTarget} and of_person <= ${maxPerPerson} and ${isDue}
      order by ranked.not_before limit ${atMost} for update of webhooks skip locked
    )
    update webhooks set lease = gen_random_uuid(), leased_until = clock_timestamp() + ${inMs(leaseMs)}
    from chosen where webhooks.id = chosen.id
    returning webhooks.id as "webhookId", lease as token, chosen.person, chosen.host`.execute(db);
  return rows;
}

export interface Waiting {
  id: string;
  event: string;
  facts: EventFacts;
  /** A test that someone sent again. */
  is_test: boolean;
  refusals: number;
  is_last_chance: boolean;
  created_at: Date;
  address: Buffer;
  format: Format;
  secret: Buffer | null;
  message_template: string | null;
  failures: number;
}

/** The first in line, while the lease stands; it is renewed by this. Null: nothing waits, or it may not be sent now. */
export async function nextDelivery(
  db: Queryable,
  { webhookId, token }: Lease,
  leaseMs: number,
): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    with held as (
      update webhooks set leased_until = clock_timestamp() + ${inMs(leaseMs)}
      where id = ${webhookId} and lease = ${token}::uuid and leased_until > now() and ${isReady} and not_before <= now()
      returning id, address, format, secret, message_template, failures
    )
    select line.id, line.event, line.facts, line.is_test, line.refusals, line.created_at, line.give_up_at < now() as is_last_chance,
      held.address, held.format, held.secret, held.message_template, held.failures
    from held cross join lateral (
      select * from webhook_deliveries where webhook_id = held.id and status = 'waiting' order by place limit 1
    ) as line`.execute(db);
  return rows[0] ?? null;
}

export async function noteAttempt(db: Queryable, deliveryId: string, attempted: Attempted): Promise<void> {
  const { startedAt, tookMs, request, statusCode, answer, outcome } = attempted;
  await sql`
    with tried as (update webhook_deliveries set attempts = attempts + 1 where id = ${deliveryId} returning id)
    insert into webhook_attempts (delivery_id, started_at, took_ms, request, status_code, answer, outcome)
    select id, ${startedAt}, ${tookMs}, ${request}, ${statusCode}::int, ${answer}, ${outcome} from tried`.execute(db);
}

/** The message itself was refused. */
export const noteRefused = (db: Queryable, deliveryId: string) =>
  sql`update webhook_deliveries set refusals = refusals + 1 where id = ${deliveryId}`.execute(db);

/** The usual case, in one statement: it was taken, the next may follow after the pause. */
export async function noteDelivered(
  db: Queryable,
  { webhookId, token }: Lease,
  deliveryId: string,
  { startedAt, tookMs, request, statusCode, answer, outcome }: Attempted,
  pauseMs: number,
): Promise<void> {
  await sql`
    with done as (
      update webhook_deliveries set attempts = attempts + 1, done_at = coalesce(done_at, now()),
        status = case status when 'waiting' then 'delivered' else status end
      where id = ${deliveryId} returning id
    ), noted as (
      insert into webhook_attempts (delivery_id, started_at, took_ms, request, status_code, answer, outcome)
      select id, ${startedAt}, ${tookMs}::int, ${request}, ${statusCode}::int, ${answer}, ${outcome} from done
    )
    update webhooks set failures = 0, not_before = greatest(not_before, now() + ${inMs(pauseMs)})
    where id = ${webhookId} and lease = ${token}::uuid`.execute(db);
}

export const finish = (db: Queryable, deliveryId: string, status: 'delivered' | 'dead') =>
  sql`update webhook_deliveries set status = ${status}, done_at = now() where id = ${deliveryId} and status = 'waiting'`.execute(
    db,
  );

/** How the webhook goes on; nothing where the lease is somebody else's by now. */
export const goOn = (
  db: Queryable,
  { webhookId, token }: Lease,
  { pauseMs, failures }: { pauseMs: number; failures: number },
) =>
  sql`
    update webhooks set failures = ${failures}, not_before = greatest(not_before, now() + ${inMs(pauseMs)})
    where id = ${webhookId} and lease = ${token}::uuid`.execute(db);

/** Whether the lease is still ours, and then until the transaction ends: who saves a new address ends it. */
export async function lockLease(tx: Tx, { webhookId, token }: Lease): Promise<boolean> {
  const { rows } = await sql`
    select from webhooks where id = ${webhookId} and lease = ${token}::uuid for no key update`.execute(tx);
  return rows.length > 0;
}

/** Whether it was running until now; nothing where the lease is somebody else's by now. */
export async function stopWebhook(tx: Tx, { webhookId, token }: Lease, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ stopped_at: sql`now()`, stop_reason: reason })
    .where('id', '=', webhookId)
    .where('lease', '=', token)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Behind all others that are due now. */
export const release = (db: Queryable, { webhookId, token }: Lease) =>
  sql`
    update webhooks set lease = null, leased_until = null, not_before = greatest(not_before, now())
    where id = ${webhookId} and lease = ${token}::uuid`.execute(db);

export async function databaseNow(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]!.now;
}

/** How long until something is due that was not due at that moment; null: nothing is. */
export async function nextDueIn(db: Queryable, after: Date): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(not_before, leased_until)) - now()) * 1000)::float8 as ms from webhooks
    where ${isReady} and greatest(not_before, leased_until) > ${after} and ${isWaitedFor}`.execute(db);
  return rows[0]?.ms ?? null;
}

/** Sent to try it out: beside the line, and done already. False if the webhook was removed in the meantime. */
export async function writeTest(
  db: Queryable,
  webhookId: number,
  { id, event, facts, taken }: { id: string; event: string; facts: EventFacts; taken: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into webhook_deliveries (id, webhook_id, event, facts, is_test, status, done_at)
    select ${id}, id, ${event}, ${JSON.stringify(facts)}, true, ${taken ? 'delivered' : 'dead'}, now()
    from webhooks where id = ${webhookId} for key share`.execute(db);
  return numAffectedRows === 1n;
}
