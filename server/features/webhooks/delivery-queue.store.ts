import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Attempted } from './attempt.ts';

/** A temporary exclusive right to send to one webhook. Other workers skip it. */
export interface Lease {
  webhookId: number;
  token: string;
}

/** The holder of a slot: the game account behind the webhook and its host. */
export interface SlotHolder {
  /** Null for the site's own channels. */
  person: number | null;
  host: string;
}

interface ClaimOptions {
  /** Site channels, or webhooks of dealers and members. Each group has its own slots. */
  whose: 'site' | 'own';
  atMost: number;
  leaseMs: number;
  /** The holders of this process's slots, one entry per slot. */
  holders: SlotHolder[];
  maxPerPerson: number;
  maxPerTarget: number;
}

const inMs = (ms: number) => sql`make_interval(secs => ${ms / 1000}::float8)`;
const isReady = sql`webhooks.is_enabled and webhooks.address is not null and webhooks.stopped_at is null`;
const isWaitedFor = sql`exists (select from webhook_deliveries where webhook_id = webhooks.id and status = 'waiting')`;
const isDue = sql`webhooks.not_before <= now() and (webhooks.leased_until is null or webhooks.leased_until < now())`;
/** Without the port, because all ports of a host count as one receiver. */
const host = sql`split_part(split_part(webhooks.address_shown, '/', 3), ':', 1)`;
/** All characters of a person and the dealer they own count as one. */
const person = sql`
  (select game_account_id from users where users.id = coalesce(webhooks.user_id, (
    select user_id from dealer_team_members where dealer_account_id = webhooks.dealer_id and role = 'owner')))`;

/**
 * Claims webhooks with due messages that no one is sending to, longest waiting first. Each person and host gets a
 * limited share of the slots, so receivers that hang can't fill them all.
 */
export async function claimWebhooks(db: Queryable, wanted: ClaimOptions): Promise<(Lease & SlotHolder)[]> {
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
  /** A test that was sent again. */
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

/**
 * The first message in the queue, if the lease is still valid. Renews the lease. Null if nothing is waiting or nothing
 * may be sent now.
 */
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
  const { startedAt, durationMs, request, statusCode, answer, outcome } = attempted;
  await sql`
    with tried as (update webhook_deliveries set attempts = attempts + 1 where id = ${deliveryId} returning id)
    insert into webhook_attempts (delivery_id, started_at, took_ms, request, status_code, answer, outcome)
    select id, ${startedAt}, ${durationMs}, ${request}, ${statusCode}::int, ${answer}, ${outcome} from tried`.execute(
    db,
  );
}

/** The receiver refused the message itself. */
export const noteRefused = (db: Queryable, deliveryId: string) =>
  sql`update webhook_deliveries set refusals = refusals + 1 where id = ${deliveryId}`.execute(db);

/** The usual case in one statement: marks the message as delivered and schedules the next after the pause. */
export async function noteDelivered(
  db: Queryable,
  { webhookId, token }: Lease,
  deliveryId: string,
  { startedAt, durationMs, request, statusCode, answer, outcome }: Attempted,
  pauseMs: number,
): Promise<void> {
  await sql`
    with done as (
      update webhook_deliveries set attempts = attempts + 1, done_at = coalesce(done_at, now()),
        status = case status when 'waiting' then 'delivered' else status end
      where id = ${deliveryId} returning id
    ), noted as (
      insert into webhook_attempts (delivery_id, started_at, took_ms, request, status_code, answer, outcome)
      select id, ${startedAt}, ${durationMs}::int, ${request}, ${statusCode}::int, ${answer}, ${outcome} from done
    )
    update webhooks set failures = 0, not_before = greatest(not_before, now() + ${inMs(pauseMs)})
    where id = ${webhookId} and lease = ${token}::uuid`.execute(db);
}

export const finish = (db: Queryable, deliveryId: string, status: 'delivered' | 'dead') =>
  sql`update webhook_deliveries set status = ${status}, done_at = now() where id = ${deliveryId} and status = 'waiting'`.execute(
    db,
  );

/** Schedules the next message. Does nothing if the lease has been lost. */
export const scheduleNext = (
  db: Queryable,
  { webhookId, token }: Lease,
  { pauseMs, failures }: { pauseMs: number; failures: number },
) =>
  sql`
    update webhooks set failures = ${failures}, not_before = greatest(not_before, now() + ${inMs(pauseMs)})
    where id = ${webhookId} and lease = ${token}::uuid`.execute(db);

/** Locks the lease if it's still ours. Saving a new address ends it. */
export async function lockLease(tx: Tx, { webhookId, token }: Lease): Promise<boolean> {
  const { rows } = await sql`
    select from webhooks where id = ${webhookId} and lease = ${token}::uuid for no key update`.execute(tx);
  return rows.length > 0;
}

/** Returns whether it was running. Does nothing if the lease has been lost. */
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

/** Moves it behind all others that are due. */
export const release = (db: Queryable, { webhookId, token }: Lease) =>
  sql`
    update webhooks set lease = null, leased_until = null, not_before = greatest(not_before, now())
    where id = ${webhookId} and lease = ${token}::uuid`.execute(db);

export async function databaseNow(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]!.now;
}

/** Time until the next message becomes due after that moment, or null if there is none. */
export async function nextDueIn(db: Queryable, after: Date): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(not_before, leased_until)) - now()) * 1000)::float8 as ms from webhooks
    where ${isReady} and greatest(not_before, leased_until) > ${after} and ${isWaitedFor}`.execute(db);
  return rows[0]?.ms ?? null;
}

/** Stores a test, which bypasses the queue and is already done. False if the webhook has been removed. */
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
