import type { PaymentKind, PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { QuoteLine } from './pricing.rules.ts';

/** Payments with the column names of the contract. */
export const allPayments = (db: Queryable) =>
  db
    .selectFrom('payments')
    .selectAll()
    .select([
      sql<PaymentKind>`kind`.as('kind'),
      sql<PaymentStatus>`status`.as('status'),
      sql<QuoteLine[]>`lines`.as('lines'),
    ]);
