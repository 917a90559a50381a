import { sql } from 'kysely';
import type { Database } from '@forecourt/server/database/database.ts';

/** How the bank misbehaves. */
export type Fault =
  | 'slow'
  | 'error'
  | 'garbage'
  | 'wrong_amount'
  | 'sandbox'
  | 'late'
  | 'doubled'
  | 'none'
  | 'bad_signature';

/** The oldest matching fault, which is then counted as used. For one payment, or for any. */
export async function takeFault(
  db: Database,
  happensOn: 'open' | 'look' | 'callback',
  paymentId: string | null,
): Promise<Fault | null> {
  const { rows } = await sql<{ fault: Fault }>`
    update demo.bank_faults set times = times - 1
    where id = (
      select id from demo.bank_faults
      where happens_on = ${happensOn} and times > 0 and (payment_id is null or payment_id = ${paymentId}::uuid)
      order by id limit 1 for update
    ) and times > 0
    returning fault`.execute(db);
  return rows[0]?.fault ?? null;
}
