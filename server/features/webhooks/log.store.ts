import type { Delivery } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import type { DeliveryCause } from '@forecourt/contract/webhooks/delivery-values.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export type DeliveryRow = Omit<Delivery, 'created_at' | 'done_at'> & { created_at: Date; done_at: Date | null };

/** Limits deliveries to the site's channels. Needs `webhooks` joined. */
export const ofTheSite = sql<boolean>`webhooks.channel is not null`;
export const ofDealer = (dealerId: number) => sql<boolean>`webhooks.dealer_id = ${dealerId}`;
export const ofPerson = (userId: number) => sql<boolean>`webhooks.user_id = ${userId}`;
export const ofChannel = (channel: string) => sql<boolean>`webhooks.channel = ${channel}`;
/** The user's own deliveries and, if they may set it up, their dealer's. */
export const reachedBy = ({ userId }: Pick<Reach, 'userId'>, dealerId: number | null) =>
  sql<boolean>`(webhooks.user_id = ${userId} or webhooks.dealer_id = ${dealerId}::bigint)`;

const select = sql`
  select d.id, channel, d.event, d.status, d.attempts, d.is_test, d.created_at, d.done_at,
    last.status_code, last.outcome, last.took_ms
  from webhook_deliveries as d join webhooks on webhooks.id = d.webhook_id
  left join lateral (
    select status_code, outcome, took_ms from webhook_attempts where delivery_id = d.id order by id desc limit 1
  ) as last on true`;

export interface LogFilter {
  status?: string | undefined;
  event?: string | undefined;
  cause?: DeliveryCause | undefined;
  hours?: number | undefined;
}

interface Page extends LogFilter {
  offset: number;
  limit: number;
  /** Maximum number to count. */
  most: number;
}

const isCause: Record<DeliveryCause, RawBuilder<boolean>> = {
  event: sql`not d.is_test and d.announcement_id is not null`,
  hand: sql`not d.is_test and d.announcement_id is null`,
  test: sql`d.is_test`,
};

const isWantedBy = ({ status, event, cause, hours }: LogFilter) =>
  sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [sql`d.status = ${status}`]),
      ...(event === undefined ? [] : [sql`d.event = ${event}`]),
      ...(cause === undefined ? [] : [isCause[cause]]),
      ...(hours === undefined ? [] : [sql`d.created_at > now() - make_interval(hours => ${hours})`]),
    ],
    sql` and `,
  );

export async function listDeliveries(db: Queryable, whose: RawBuilder<boolean>, page: Page) {
  const { offset, limit, most } = page;
  const isWanted = sql`${whose} and ${isWantedBy(page)}`;
  const { rows } = await sql<DeliveryRow>`
    ${select} where ${isWanted} order by d.created_at desc, d.id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select from webhook_deliveries as d join webhooks on webhooks.id = d.webhook_id where ${isWanted} limit ${most}
    ) as counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findDelivery(db: Queryable, id: string, whose: RawBuilder<boolean>): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`${select} where d.id = ${id} and ${whose}`.execute(db);
  return rows[0] ?? null;
}

export const triesOf = (db: Queryable, deliveryId: string) =>
  db
    .selectFrom('webhook_attempts')
    .select(['id', 'started_at', 'took_ms', 'request', 'status_code', 'answer', 'outcome'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
