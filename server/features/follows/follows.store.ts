import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { newestShown } from '@forecourt/contract/cars/filter-values.ts';
import { maxFollowedDealers } from '@forecourt/contract/follows/follow-values.ts';
import { sql } from 'kysely';
import { card, withSeller } from '../../database/car.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { dealerIs } from '../../database/standing.sql.ts';

const isTrading = dealerIs('dealer_accounts')('profile', 'trading');

interface FollowedRow {
  dealer_id: number;
  company_name: string;
  logo_url: string | null;
  is_trading: boolean;
  active_cars: number;
  newest: CarCard[];
  followed_at: Date;
}

export async function followedDealers(db: Queryable, userId: number): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    select dealer_follows.dealer_id, dealer_accounts.company_name, dealer_accounts.logo_url, ${isTrading} as is_trading, (
      select count(*)::int from cars where cars.dealer_id = dealer_accounts.id and cars.status = 'active' and not is_hidden
    ) as active_cars, array(
      select ${card} from cars ${withSeller}
      where cars.dealer_id = dealer_follows.dealer_id and cars.status = 'active' and not cars.is_hidden
      order by cars.published_at desc, cars.id desc limit ${newestShown}
    ) as newest, dealer_follows.created_at as followed_at
    from dealer_follows join dealer_accounts on dealer_accounts.id = dealer_follows.dealer_id
    where user_id = ${userId} order by dealer_follows.created_at desc, dealer_follows.dealer_id desc`.execute(db);
  return rows;
}

/** Whether this user can follow the dealer. Undefined if there is none. */
export async function findToFollow(db: Queryable, userId: number, dealerId: number) {
  const { rows } = await sql<{ is_trading: boolean; is_own: boolean }>`
    select ${isTrading} as is_trading, ${teamAccounts(sql`dealer_accounts.id`)} @> array[users.game_account_id] as is_own
    from dealer_accounts cross join users where dealer_accounts.id = ${dealerId} and users.id = ${userId}`.execute(db);
  return rows[0];
}

/** Game accounts of a dealer's team. */
const teamAccounts = (dealerId: ReturnType<typeof sql>) => sql`array(
  select mate.game_account_id from dealer_team_members as member join users as mate on mate.id = member.user_id
  where member.dealer_account_id = ${dealerId}
)`;

/** False without room. The user's row is locked so that the limit holds. */
export async function addFollow(tx: Tx, userId: number, dealerId: number): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const known = await tx.selectFrom('dealer_follows').select('dealer_id').where('user_id', '=', userId).execute();
  if (known.some(({ dealer_id }) => dealer_id === dealerId)) return true;
  if (known.length >= maxFollowedDealers) return false;
  await sql`insert into followed_dealers (dealer_id) values (${dealerId}) on conflict do nothing`.execute(tx);
  await sql`insert into dealer_follows (user_id, dealer_id) values (${userId}, ${dealerId})`.execute(tx);
  return true;
}

export const removeFollow = (db: Queryable, userId: number, dealerId: number) =>
  db.deleteFrom('dealer_follows').where('user_id', '=', userId).where('dealer_id', '=', dealerId).execute();

export const forgetFollowsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('dealer_follows').where('user_id', '=', userId).execute();

export async function countFollowers(db: Queryable, dealerId: number): Promise<number> {
  const { rows } = await sql<{ followers: number }>`
    select count(*)::int as followers from dealer_follows where dealer_id = ${dealerId}`.execute(db);
  return rows[0]!.followers;
}
