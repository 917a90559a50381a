import type { CallbackVerdict } from '@forecourt/contract/payments/bank-callback.ts';
import type { paymentEvents } from '@forecourt/contract/payments/payment-shapes.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Cause } from './payments.store.ts';

/** `claimed_by_other`: another user returned from the bank with this payment's reference. */
export type PaymentEvent = (typeof paymentEvents)[number] | 'claimed_by_other';

export interface Happened {
  paymentId: number;
  kind: PaymentEvent;
  cause: Cause;
  actorId?: number | null;
  details?: object;
}

/** Call it in the transaction in which the event happens. */
export const recordEvent = (
  db: Queryable,
  { paymentId, kind, cause, actorId = null, details }: Happened,
  now: Date,
): Promise<unknown> =>
  db
    .insertInto('payment_events')
    .values({
      payment_id: paymentId,
      kind,
      cause,
      actor_id: actorId,
      details: details ? JSON.stringify(details) : null,
      created_at: now,
    })
    .execute();

export const eventsOf = (db: Queryable, paymentId: number) =>
  db
    .selectFrom('payment_events')
    .select(['kind', 'created_at as at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();

interface Heard {
  bankPaymentId: string | null;
  bodyHash: Buffer;
  verdict: CallbackVerdict;
}

/** Maximum number of forged callbacks recorded per hour. Enough to notice them, too few to fill the disk. */
const maxForgeries = 500;

export async function recordCallback(db: Queryable, { bankPaymentId, bodyHash, verdict }: Heard): Promise<void> {
  await sql`
    insert into bank_callbacks (bank_payment_id, body_hash, verdict)
    select ${bankPaymentId}::uuid, ${bodyHash}, ${verdict}
    where ${verdict} <> 'bad_signature' or (
      select count(*) from bank_callbacks
      where verdict = 'bad_signature' and created_at > now() - interval '1 hour'
    ) < ${maxForgeries}
  `.execute(db);
}

export const isCallbackKnown = async (db: Queryable, bodyHash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('bank_callbacks')
    .select('id')
    .where('body_hash', '=', bodyHash)
    .where('verdict', 'in', ['accepted', 'replayed'])
    .limit(1)
    .executeTakeFirst()) !== undefined;
