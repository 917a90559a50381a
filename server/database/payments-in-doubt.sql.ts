import { sql } from 'kysely';

/**
 * A payment that needs attention: the bank's data doesn't match and it's still being queried, or money must be
 * refunded. Once the bank is no longer queried and no money came, there is nothing left to do.
 */
export const isInDoubt = sql<boolean>`(
  payments.doubt is not null and payments.status in ('pending', 'failed', 'cancelled') and payments.next_check_at is not null
  or payments.refund_due_since is not null and payments.status <> 'refunded'
)`;
