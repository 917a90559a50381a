import { sql, type Selectable } from 'kysely';
import type { Database } from '@forecourt/server/database/database.ts';
import type { DemoBankPayments } from '@forecourt/server/database/types.generated.ts';

export type BookedPayment = Selectable<DemoBankPayments>;

export async function enterPayment(
  db: Database,
  asked: { amount: number; mode: 0 | 1; description: string },
): Promise<BookedPayment> {
  return db.insertInto('demo.bank_payments').values(asked).returningAll().executeTakeFirstOrThrow();
}

export async function findPayment(db: Database, id: string): Promise<BookedPayment | null> {
  const found = await db.selectFrom('demo.bank_payments').selectAll().where('payment_id', '=', id).executeTakeFirst();
  return found ?? null;
}

/** The amount actually paid differs, or it was the other kind of money. */
export type PaidOtherwise = 'wrong_amount' | 'sandbox';

/** Null if it has already been decided. */
export async function approve(
  db: Database,
  id: string,
  { payerRouting, paid }: { payerRouting: string; paid: PaidOtherwise | null },
): Promise<BookedPayment | null> {
  const approved = await undecided(db, id)
    .set({
      status: 'payment_successful',
      payer_routing: payerRouting,
      paid_at: sql`now()`,
      ...(paid === 'wrong_amount' && { amount: sql`amount + 1` }),
      ...(paid === 'sandbox' && { mode: sql`1 - mode` }),
    })
    .returningAll()
    .executeTakeFirst();
  return approved ?? null;
}

/** Null if it has already been decided. */
export async function decline(db: Database, id: string): Promise<BookedPayment | null> {
  const declined = await undecided(db, id).set({ status: 'payment_failed' }).returningAll().executeTakeFirst();
  return declined ?? null;
}

const undecided = (db: Database, id: string) =>
  db
    .updateTable('demo.bank_payments')
    .set({ updated_at: sql`now()` })
    .where('payment_id', '=', id)
    .where('status', '=', 'pending');
