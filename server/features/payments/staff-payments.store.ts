import type { paymentEvents } from '@forecourt/contract/payments/payment-shapes.ts';
import type { PaymentKind, PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import {
  maxCounted,
  staffPaymentsPerPage,
  type PaymentOrder,
} from '@forecourt/contract/payments/staff-payment-values.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isInDoubt } from '../../database/payments-in-doubt.sql.ts';
import type { Meant } from './payment-search.rules.ts';
import { allPayments } from './payments.sql.ts';
import type { Cause } from './payments.store.ts';

export interface Narrowed {
  status?: PaymentStatus | undefined;
  kind?: PaymentKind | undefined;
  /** Days in the site's time zone, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  in_doubt?: 'yes' | undefined;
}

const orders: Record<PaymentOrder, RawBuilder<unknown>> = {
  newest: sql`payments.created_at desc, payments.id desc`,
  oldest: sql`payments.created_at, payments.id`,
  highest: sql`payments.amount desc, payments.id desc`,
  lowest: sql`payments.amount, payments.id`,
};

type Condition = RawBuilder<boolean>;

/** The filters as a condition. Names are resolved to users first, so that payments are found by index. */
export async function whichPayments(
  db: Queryable,
  asked: Narrowed,
  meant: Meant | null,
  timeZone: string,
): Promise<Condition> {
  const conditions: Condition[] = [sql<boolean>`true`];
  if (asked.status) conditions.push(sql`payments.status = ${asked.status}`);
  if (asked.kind) conditions.push(sql`payments.kind = ${asked.kind}`);
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone ${timeZone}`;
  if (asked.from) conditions.push(sql`payments.created_at >= ${midnight(asked.from)}`);
  if (asked.to) conditions.push(sql`payments.created_at < (${asked.to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (asked.in_doubt) conditions.push(isInDoubt);
  if (meant) conditions.push(await searched(db, meant));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

async function searched(db: Queryable, meant: Meant): Promise<Condition> {
  if ('id' in meant) return sql`payments.id = ${meant.id}`;
  if ('reference' in meant) {
    const { first, last } = meant.reference;
    return sql`payments.bank_payment_id between ${first}::uuid and ${last}::uuid`;
  }
  const like = sql.join(
    meant.words.map((word) => sql`plain_name like '%' || plain_text(${word}) || '%'`),
    sql` and `,
  );
  const { rows } = await sql<{ people: number[]; dealers: number[] }>`
    select array(select id from users where ${like} limit 500) as people,
      array(select id from (select id, plain_text(company_name) as plain_name from dealer_accounts) as dealer
        where ${like} limit 500) as dealers
  `.execute(db);
  const { people, dealers } = rows[0]!;
  return sql`(payments.user_id = any (${people}::bigint[]) or payments.dealer_id = any (${dealers}::bigint[]))`;
}

/**
 * A page with the payers. Walks the index in order. If matches may be rare, as for a few users, it finds them first and
 * sorts them.
 */
export const listStaffPayments = (
  db: Queryable,
  which: Condition,
  { sort, page, areFew }: { sort: PaymentOrder; page: number; areFew: boolean },
) =>
  withNames(db)
    .where(areFew ? sql<boolean>`payments.id = any (array(select payments.id from payments where ${which}))` : which)
    .orderBy(orders[sort])
    .limit(staffPaymentsPerPage)
    .offset((page - 1) * staffPaymentsPerPage)
    .execute();

/** Newest first, one more than the limit to tell whether there are more. */
export const staffPaymentsToExport = (db: Queryable, which: Condition, atMost: number) =>
  withNames(db)
    .where(which)
    .orderBy(orders.newest)
    .limit(atMost + 1)
    .execute();

const withNames = (db: Queryable) =>
  allPayments(db).select([
    sql<string>`(select name from users where users.id = payments.user_id)`.as('buyer_name'),
    sql<string | null>`(select company_name from dealer_accounts where dealer_accounts.id = payments.dealer_id)`.as(
      'company_name',
    ),
    sql<string | null>`(select name from users where users.id = payments.refunded_by)`.as('refunder_name'),
  ]);
export type StaffPaymentRow = Awaited<ReturnType<typeof listStaffPayments>>[number];

export const findStaffPayment = (db: Queryable, id: number) => withNames(db).where('id', '=', id).executeTakeFirst();

/** Counts up to the limit plus one, which means there are more. */
export async function countUpTo(db: Queryable, which: Condition): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (select from payments where ${which} limit ${maxCounted + 1}) as counted
  `.execute(db);
  return rows[0]!.counted;
}

export async function sumOf(db: Queryable, which: Condition): Promise<{ payments: number; amount: number }> {
  const { rows } = await sql<{ payments: number; amount: number }>`
    select count(*)::int as payments, coalesce(sum(amount), 0) as amount from payments where ${which}
  `.execute(db);
  return rows[0]!;
}

interface Share {
  kind: PaymentKind;
  status: PaymentStatus;
  is_delivered: boolean;
  payments: number;
  amount: number;
}

/** Totals by kind and status. Payments without a delivery are counted separately. */
export async function sharesOf(db: Queryable, which: Condition): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select kind, status, delivered_at is not null as is_delivered, count(*)::int as payments, sum(amount) as amount
    from payments where ${which} group by 1, 2, 3
  `.execute(db);
  return rows;
}

/** The same for all payments, from stored totals instead of a sum each time (migration 0065). */
export async function storedShares(db: Queryable): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select kind, status, is_delivered, sum(payments)::int as payments, sum(amount)::bigint as amount from (
      table payment_sums union all table payment_sum_changes
    ) as kept group by 1, 2, 3 having sum(payments) <> 0
  `.execute(db);
  return rows;
}

export const foldPaymentSums = (db: Queryable) => sql`select fold_payment_sums()`.execute(db);

export async function countInDoubt(db: Queryable): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from payments where ${isInDoubt}
  `.execute(db);
  return rows[0]!.waiting;
}

/** Extra data of events. Times are stored as text. */
interface EventDetails {
  why?: string;
  reason?: string;
  /** The bank's response. */
  said?: {
    status: 'pending' | 'payment_successful' | 'payment_failed';
    amount: number;
    mode: 'live' | 'sandbox';
    payerRouting: string | null;
    paidAt: string | null;
  } | null;
}

/** All events, including those hidden from the buyer. */
export const allEventsOf = (db: Queryable, paymentId: number) =>
  db
    .selectFrom('payment_events')
    .leftJoin('users', 'users.id', 'payment_events.actor_id')
    .select([
      sql<(typeof paymentEvents)[number] | 'claimed_by_other'>`kind`.as('kind'),
      sql<Cause>`cause`.as('cause'),
      'users.name as by_name',
      sql<EventDetails | null>`details`.as('details'),
      'payment_events.created_at as at',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('payment_events.id')
    .execute();
