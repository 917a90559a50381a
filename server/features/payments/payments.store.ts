import { ownedBy, reachedBy } from '../../database/owner.sql.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';
import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import type { PaymentKind, PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import type { eventCauses } from '@forecourt/contract/payments/staff-payment-values.ts';
import { sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Payments } from '../../database/types.generated.ts';
import type { Reached } from '../../database/transition.ts';
import { allPayments } from './payments.sql.ts';
import type { QuoteLine } from './pricing.rules.ts';

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;
/** The person or process that caused a step. */
export type Cause = (typeof eventCauses)[number];

export const findPayment = (db: Queryable, id: number) => allPayments(db).where('id', '=', id).executeTakeFirst();

export const findBankPayment = (db: Queryable, bankPaymentId: string) =>
  allPayments(db).where('bank_payment_id', '=', bankPaymentId).executeTakeFirst();

/** Locks the payment, so that anyone else settling it waits. */
export const lockPayment = (tx: Tx, id: number) =>
  allPayments(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const findPending = (db: Queryable, purpose: string) =>
  allPayments(db).where('purpose', '=', purpose).where('status', '=', 'pending').executeTakeFirst();

/** The one payment, open or delivered, that uses an account's introductory rate. */
export const findIntroductory = (db: Queryable, gameAccountId: number) =>
  allPayments(db)
    .where('introductory_for', '=', gameAccountId)
    .where((has) => has.or([has('status', '=', 'pending'), has('delivered_at', 'is not', null)]))
    .executeTakeFirst();

/** Number of payments open at the bank. */
export async function countOpen(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('status', '=', 'pending')
    .where('bank_payment_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Payments this user started. For a dealer, those of the whole team. */
export const listPending = (db: Queryable, reach: Reach) =>
  allPayments(db)
    .where('status', '=', 'pending')
    .where(reachedBy('payments', reach))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Open payments of one owner, oldest first. Doesn't include everything the owner can reach. */
export const openPaymentsOf = (db: Queryable, owner: Owner) =>
  allPayments(db).where('status', '=', 'pending').where(ownedBy('payments', owner)).orderBy('id').execute();

export interface NewPayment {
  userId: number;
  dealerId: number | null;
  kind: PaymentKind;
  carId: number | null;
  membershipId: number | null;
  subject: string;
  purpose: string;
  amount: number;
  lines: QuoteLine[];
  lastsHours: number;
  /** The account that gets the introductory rate. */
  introductoryFor: number | null;
}

/** Unique indexes guarantee that there is no other payment for the same purpose or the same introductory rate. */
export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<PaymentRow> {
  const { id } = await tx
    .insertInto('payments')
    .values({
      user_id: payment.userId,
      dealer_id: payment.dealerId,
      kind: payment.kind,
      car_id: payment.carId,
      membership_id: payment.membershipId,
      subject: payment.subject,
      purpose: payment.purpose,
      amount: payment.amount,
      lines: JSON.stringify(payment.lines),
      lasts_hours: payment.lastsHours,
      introductory_for: payment.introductoryFor,
      created_at: now,
      next_check_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await findPayment(tx, id))!;
}

type PaymentColumns = Omit<Updateable<Payments>, 'id' | 'status'> & { status?: Reached<PaymentStatus> };

export const savePayment = (db: Queryable, id: number, columns: PaymentColumns) =>
  db.updateTable('payments').set(columns).where('id', '=', id).execute();

/** How many hours of the same product were bought after this payment and are still valid. */
export async function hoursBoughtLater(
  db: Queryable,
  {
    id,
    purpose,
    car_id,
    dealer_id,
    delivered_at,
  }: Pick<PaymentRow, 'id' | 'purpose' | 'car_id' | 'dealer_id' | 'delivered_at'>,
): Promise<number> {
  const { hours } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(lasts_hours), 0)`.as('hours'))
    .where(car_id === null ? sql<boolean>`dealer_id = ${dealer_id}` : sql<boolean>`car_id = ${car_id}`)
    .where('purpose', '=', purpose)
    .where('status', '=', 'completed')
    .where(sql<boolean>`(delivered_at, id) > (${delivered_at}, ${id})`)
    .executeTakeFirstOrThrow();
  return hours;
}

/** Of concurrent calls, only one may open the payment at the bank. */
export async function claimOpening(db: Queryable, id: number, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ opening_until: until, next_check_at: until })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('bank_payment_id', 'is', null)
    .where((is) => is.or([is('opening_until', 'is', null), is('opening_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if it was no longer waiting to be opened. */
export async function saveOpened(
  tx: Tx,
  id: number,
  { bankPaymentId, link }: { bankPaymentId: string; link: string },
  nextCheck: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ bank_payment_id: bankPaymentId, bank_link: link, opening_until: null, next_check_at: nextCheck })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('bank_payment_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Payments to check with the bank now, longest waiting first. */
export async function paymentsToCheck(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .selectFrom('payments')
    .select('id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/** Whether the payment belongs to this person, with any character, or to a dealer whose team they're on. */
export async function isOfAccount(
  db: Queryable,
  { user_id, dealer_id }: Pick<PaymentRow, 'user_id' | 'dealer_id'>,
  gameAccountId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from users where game_account_id = ${gameAccountId} and (
      id = ${user_id}
      or exists (select from dealer_team_members where user_id = users.id and dealer_account_id = ${dealer_id}::bigint)
    ) limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The payer or the dealer can't buy anything right now, so the payment is cancelled or refunded. */
export async function isUndeliverable(
  db: Queryable,
  { user_id, dealer_id, kind }: Pick<PaymentRow, 'user_id' | 'dealer_id' | 'kind'>,
): Promise<boolean> {
  const isForMembership = kind === 'membership' || kind === 'renewal';
  const dealer = dealerIs('dealer_accounts');
  const { rows } = await sql<{ is_given_up: boolean }>`
    select ${
      dealer_id === null
        ? sql`(select ${personIs('users')('payments', 'given_up')} from users where id = ${user_id})`
        : sql`(select ${isForMembership ? dealer('payments', 'given_up') : dealer('payments', 'given_up', 'membership')}
            from dealer_accounts where id = ${dealer_id})`
    } as is_given_up`.execute(db);
  return rows[0]!.is_given_up;
}
