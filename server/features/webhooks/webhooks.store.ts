import type { Owner } from '@forecourt/contract/access/owner.ts';
import type { Channel, DealerEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The owner: a site channel, a dealer or a member. */
export type WebhookOwner = { channel: Channel } | Owner;

export interface WebhookRow {
  id: number;
  channel: Channel | null;
  dealer_id: number | null;
  user_id: number | null;
  address: Buffer | null;
  address_shown: string | null;
  secret: Buffer | null;
  format: Format;
  is_enabled: boolean;
  message_template: string | null;
  events: DealerEvent[];
  stopped_at: Date | null;
  stop_reason: string | null;
}

export interface WebhookState extends WebhookRow {
  waiting: number;
  dead: number;
  last_delivered_at: Date | null;
}

const isOf = (owner: WebhookOwner) => {
  if ('channel' in owner) return sql<boolean>`webhooks.channel = ${owner.channel}`;
  if ('dealer' in owner) return sql<boolean>`webhooks.dealer_id = ${owner.dealer}`;
  return sql<boolean>`webhooks.user_id = ${owner.person}`;
};

const columns = sql`webhooks.id, channel, dealer_id, user_id, address, address_shown, secret, format, is_enabled,
  message_template, events, stopped_at, stop_reason`;

const counts = sql`
  (select count(*) from webhook_deliveries where webhook_id = webhooks.id and status = 'waiting') as waiting,
  (select count(*) from webhook_deliveries where webhook_id = webhooks.id and status = 'dead' and not is_test) as dead,
  (select max(done_at) from webhook_deliveries where webhook_id = webhooks.id and status = 'delivered') as last_delivered_at`;

export async function listChannels(db: Queryable): Promise<WebhookState[]> {
  const { rows } = await sql<WebhookState>`
    select ${columns}, ${counts} from webhooks where channel is not null order by id`.execute(db);
  return rows;
}

export async function findWebhook(db: Queryable, owner: WebhookOwner): Promise<WebhookState | null> {
  const { rows } = await sql<WebhookState>`select ${columns}, ${counts} from webhooks where ${isOf(owner)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the webhook and creates it if there is none. The no-op update locks the row in the same statement, so that it
 * can't be removed before it's read.
 */
export async function lockWebhook(tx: Tx, owner: WebhookOwner): Promise<WebhookRow> {
  if (!('channel' in owner))
    await tx
      .insertInto('webhooks')
      .values('dealer' in owner ? { dealer_id: owner.dealer } : { user_id: owner.person })
      .onConflict((known) =>
        known
          .column('dealer' in owner ? 'dealer_id' : 'user_id')
          .doUpdateSet({ updated_at: sql<Date>`webhooks.updated_at` }),
      )
      .execute();
  const { rows } =
    await sql<WebhookRow>`select ${columns} from webhooks where ${isOf(owner)} for no key update`.execute(tx);
  return rows[0]!;
}

export interface WebhookChange {
  address?: { sealed: Buffer; shown: string } | null;
  secret?: Buffer;
  format?: Format;
  isEnabled: boolean;
  template?: string | null;
  events?: readonly DealerEvent[];
}

/**
 * Saving resets stops and pauses, so the webhook is tried again. A worker still sending to the old address or with the
 * old secret loses its lease, because its result says nothing about the new one.
 */
export async function saveWebhook(tx: Tx, id: number, change: WebhookChange): Promise<void> {
  const { address, secret, format, isEnabled, template, events } = change;
  await tx
    .updateTable('webhooks')
    .set({
      ...(address !== undefined && { address: address?.sealed ?? null, address_shown: address?.shown ?? null }),
      ...(secret && { secret }),
      ...((address !== undefined || secret) && { lease: null, leased_until: null }),
      ...(format && { format }),
      ...(template !== undefined && { message_template: template }),
      ...(events && { events: [...events] }),
      is_enabled: isEnabled,
      stopped_at: null,
      stop_reason: null,
      failures: 0,
      not_before: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The users to notify when it stops. */
export const findWebhookOwner = (db: Queryable, id: number) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'channel', 'dealer_id', 'user_id', 'stop_reason'])
    .where('id', '=', id)
    .executeTakeFirst();

export const deleteWebhookOf = (tx: Tx, owner: Owner) =>
  'person' in owner
    ? tx.deleteFrom('webhooks').where('user_id', '=', owner.person).execute()
    : tx.deleteFrom('webhooks').where('dealer_id', '=', owner.dealer).execute();
