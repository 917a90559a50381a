import { sql } from 'kysely';

/**
 * A payment that somebody has to look at: what the bank says does not fit and it is still asked, or money is to be
 * given back. Once the bank is asked no more and no money came, there is nothing left to do.
 */
export const isInDoubt = sql<boolean>`(
  payments.doubt is not null and payments.status in ('pending', 'failed', 'cancelled') and payments.next_check_at is not null
  or payments.refund_due_since is not null and payments.status <> 'refunded'
)`;
