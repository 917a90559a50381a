import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

interface Extension {
  dealerId: number;
  hours: number;
  endedBefore: Date;
  endsAt: Date;
  staffId: number;
  reason: string;
}

export const recordExtension = (
  tx: Tx,
  { dealerId, hours, endedBefore, endsAt, staffId, reason }: Extension,
  now: Date,
) =>
  tx
    .insertInto('membership_extensions')
    .values({
      dealer_account_id: dealerId,
      hours,
      ended_before: endedBefore,
      ends_at: endsAt,
      given_by: staffId,
      reason,
      created_at: now,
    })
    .execute();

/** Hours that staff granted a dealer since then. */
export async function hoursGrantedAfter(db: Queryable, dealerId: number, since: Date): Promise<number> {
  const { hours } = await db
    .selectFrom('membership_extensions')
    .select(sql<number>`coalesce(sum(hours), 0)::int`.as('hours'))
    .where('dealer_account_id', '=', dealerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return hours;
}
