import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import { formerTeamDays } from '@forecourt/contract/sales/counting-values.ts';
import { sql, type RawBuilder } from 'kysely';

/** The columns that determine the owner: the dealer, or else the user. */
const columns = {
  cars: { person: sql.ref('cars.seller_id'), dealer: sql.ref('cars.dealer_id') },
  sales: { person: sql.ref('sales.seller_id'), dealer: sql.ref('sales.dealer_id') },
  payments: { person: sql.ref('payments.user_id'), dealer: sql.ref('payments.dealer_id') },
};

/** True if the row belongs to this user alone, or to this dealer. */
export function ownedBy(table: keyof typeof columns, owner: Owner): RawBuilder<boolean> {
  const { person, dealer } = columns[table];
  return 'person' in owner
    ? sql`(${dealer} is null and ${person} = ${owner.person})`
    : sql`(${dealer} = ${owner.dealer})`;
}

/** True if the row belongs to this user or their dealer. */
export function reachedBy(table: keyof typeof columns, { userId, team }: Pick<Reach, 'userId' | 'team'>) {
  const { person, dealer } = columns[table];
  return sql<boolean>`(${dealer} is null and ${person} = ${userId} or ${dealer} = ${team?.dealerId ?? null})`;
}

/** Game accounts for which a car is their own: its seller's, and those of its dealer's team. */
export const accountsOfCar = accountsOf('cars');

/** Game accounts on the seller's side of a sale. */
export const accountsOfSale = accountsOf('sales');

export const accountsOfPayment = accountsOf('payments');

/**
 * Game accounts that can't be the buyer. Includes recent team members, because leaving for a minute would otherwise be
 * enough.
 */
export const sellingAccountsOfCar = accountsOf('cars', formerMembers('cars'));
export const sellingAccountsOfSale = accountsOf('sales', formerMembers('sales'));

function accountsOf(table: keyof typeof columns, also: RawBuilder<unknown> = sql``): RawBuilder<number[]> {
  const { person, dealer } = columns[table];
  return sql`array(
    select seller.game_account_id from users as seller where seller.id = ${person} union
    select mate.game_account_id from dealer_team_members as member join users as mate on mate.id = member.user_id
    where member.dealer_account_id = ${dealer} ${also}
  )::float8[]`;
}

function formerMembers(table: 'cars' | 'sales'): RawBuilder<unknown> {
  return sql`union
    select former.game_account_id from team_events join users as former on former.id = team_events.user_id
    where team_events.dealer_account_id = ${columns[table].dealer} and team_events.kind in ('left', 'removed')
      and team_events.at > now() - interval '${sql.lit(formerTeamDays)} days'`;
}
