import { kindNames, paymentKinds, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { allPayments } from './payments.sql.ts';

export interface HistoryFilters {
  userId: number;
  status?: PaymentStatus | undefined;
  search?: string | undefined;
}

export const listHistory = (db: Queryable, filters: HistoryFilters, { limit, page }: { limit: number; page: number }) =>
  allPayments(db)
    .where(matches(filters))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function countHistory(db: Queryable, filters: HistoryFilters) {
  const { rows } = await sql<{ total: number; matching: number; total_spent: number }>`
    select count(*) as total, count(*) filter (where ${matches(filters)}) as matching,
      coalesce(sum(amount) filter (where status = 'completed' and ${matches(filters)}), 0) as total_spent
    from payments where user_id = ${filters.userId}
  `.execute(db);
  return rows[0]!;
}

/** All payments for a dealer, with the payer. */
export const listDealerPayments = (db: Queryable, dealerId: number, { limit, page }: { limit: number; page: number }) =>
  allPayments(db)
    .select([
      sql<string>`(select name from users where users.id = payments.user_id)`.as('paid_by'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('dealer_id', '=', dealerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/** Searches the displayed type, the stored type and the bank's reference. */
function matches({ userId, status, search }: HistoryFilters): RawBuilder<boolean> {
  const conditions = [sql<boolean>`user_id = ${userId}`];
  if (status) conditions.push(sql<boolean>`status = ${status}`);
  if (search) {
    const text = search.toLowerCase();
    const kinds = paymentKinds.filter((kind) => kind.includes(text) || kindNames[kind].toLowerCase().includes(text));
    conditions.push(sql<boolean>`(
      kind = any (${sql.val(kinds)}) or strpos(lower(coalesce(bank_payment_id::text, '')), ${text}) > 0
    )`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The names on a receipt. */
export const namesOf = (db: Queryable, userId: number, dealerId: number | null) =>
  db
    .selectFrom('users')
    .leftJoin('dealer_accounts', (join) => join.on('dealer_accounts.id', '=', dealerId))
    .select(['users.name as buyer_name', 'dealer_accounts.company_name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
