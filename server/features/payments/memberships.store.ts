import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

const withDealer = (db: Queryable) =>
  db
    .selectFrom('memberships')
    .innerJoin('dealer_accounts', 'dealer_accounts.id', 'memberships.dealer_account_id')
    .select([
      'memberships.id',
      'memberships.dealer_account_id',
      'memberships.started_at',
      'memberships.ends_at',
      'dealer_accounts.company_name',
      'dealer_accounts.status as dealer_status',
    ]);

export type MembershipRow = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

export const findMembership = (db: Queryable, by: { id: number } | { dealerId: number }) =>
  withDealer(db)
    .where('id' in by ? sql<boolean>`memberships.id = ${by.id}` : sql<boolean>`dealer_accounts.id = ${by.dealerId}`)
    .executeTakeFirst();

/** Locks the membership with its dealer. */
export const lockMembership = (tx: Tx, by: { id: number } | { dealerId: number }) =>
  withDealer(tx)
    .where('id' in by ? sql<boolean>`memberships.id = ${by.id}` : sql<boolean>`dealer_accounts.id = ${by.dealerId}`)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const saveMembership = (tx: Tx, id: number, times: { started_at?: Date; ends_at: Date }) =>
  tx.updateTable('memberships').set(times).where('id', '=', id).execute();

/** Ends the membership now. The unused time isn't refunded. */
export const endMembership = (tx: Tx, dealerId: number, now: Date) =>
  tx
    .updateTable('memberships')
    .set({ ends_at: now })
    .where('dealer_account_id', '=', dealerId)
    .where('ends_at', '>', now)
    .execute();

/**
 * Memberships to notify about, once for each end date: it ends soon, or it has ended and the grace period is running. A
 * membership that was never paid has a payment deadline instead.
 */
export async function dueMembershipNotices(
  tx: Tx,
  { warnDays, graceDays }: { warnDays: number; graceDays: number },
  now: Date,
): Promise<{ dealerId: number; what: 'ends_soon' | 'in_grace' }[]> {
  const ofActive = sql`memberships.started_at is not null and exists (
    select from dealer_accounts where id = memberships.dealer_account_id and status = 'active')`;
  const { rows } = await sql<{ dealerId: number; what: 'ends_soon' | 'in_grace' }>`
    update memberships set
      warned_of_end = ends_at, told_of_grace = case when ends_at <= ${now} then ends_at else told_of_grace end
    where ${ofActive} and ends_at > ${now}::timestamptz - make_interval(days => ${graceDays}::int) and case
      when ends_at <= ${now} then told_of_grace is distinct from ends_at
      else ends_at <= ${now}::timestamptz + make_interval(days => ${warnDays}::int) and warned_of_end is distinct from ends_at
    end
    returning dealer_account_id as "dealerId", case when ends_at <= ${now} then 'in_grace' else 'ends_soon' end as what
  `.execute(tx);
  return rows;
}

/**
 * Expires dealers whose membership and grace period are over, and reactivates those within it again. Suspended dealers
 * stay suspended. Returns the changed dealers. Their cars change with them, so the cars are locked first, in the common
 * order of cars before dealers.
 */
export async function followMemberships(
  db: Queryable,
  graceDays: number,
  now: Date,
  only: { dealerId: number } | null,
): Promise<{ dealerId: number; status: 'active' | 'expired' }[]> {
  const due = sql`(
    select dealer_account_id,
      case when ends_at + make_interval(hours => ${graceDays * 24}::int) <= ${now} then 'expired' else 'active' end as status
    from memberships where ${only === null ? sql`true` : sql`dealer_account_id = ${only.dealerId}`}
  )`;
  const changes = sql`dealer_accounts.id = due.dealer_account_id
    and dealer_accounts.status in ('active', 'expired') and dealer_accounts.status <> due.status`;
  await sql`
    select from cars where dealer_id in (select dealer_accounts.id from dealer_accounts, ${due} as due where ${changes})
    order by id for update
  `.execute(db);
  const { rows } = await sql<{ dealerId: number; status: 'active' | 'expired' }>`
    update dealer_accounts set status = due.status, updated_at = ${now}
    from ${due} as due where ${changes}
    returning dealer_accounts.id as "dealerId", due.status
  `.execute(db);
  return rows;
}
