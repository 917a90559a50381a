import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { maxInDetails } from '@forecourt/contract/users/user-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { carNameOrId } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { rowsOf, seatOf, userColumns, userJoins, type Looker } from './user.sql.ts';

interface Reader extends Looker {
  canSeePayments: boolean;
}

/** Null if there is no such user. */
export async function readUserDetails(db: Queryable, userId: number, reader: Reader): Promise<UserDetails | null> {
  const [row] = await rowsOf<Omit<UserDetails, Parts>>(
    db,
    sql`select ${userColumns(reader)}, users.bio, users.website, users.standing_reason, users.suspended_until,
        users.account_closed_at
      from users ${userJoins} where users.id = ${userId}`,
  );
  if (!row) return null;
  const [seat, cars, payments, tickets, sessions, characters] = await Promise.all([
    seatOf(db, userId),
    rowsOf<UserDetails['cars'][number]>(db, carsOf(userId)),
    reader.canSeePayments ? listed<Payment>(db, paymentsOf(userId)) : null,
    listed<Ticket>(db, ticketsOf(userId)),
    rowsOf<UserDetails['sessions'][number]>(db, sessionsOf(userId)),
    reader.canSeeCharacters ? rowsOf<Character>(db, otherCharactersOf(userId)) : null,
  ]);
  return { ...row, seat, cars, payments, tickets, sessions, characters };
}

type Parts = 'seat' | 'cars' | 'payments' | 'tickets' | 'sessions' | 'characters';
type Payment = NonNullable<UserDetails['payments']>['newest'][number];
type Ticket = UserDetails['tickets']['newest'][number];
type Character = NonNullable<UserDetails['characters']>[number];

/** The newest rows of a query that returns the total in each row. */
async function listed<R>(db: Queryable, query: RawBuilder<unknown>): Promise<{ total: number; newest: R[] }> {
  const rows = await rowsOf<R & { total: number }>(db, query);
  return { total: rows[0]?.total ?? 0, newest: rows.map(({ total: _of, ...row }) => row as unknown as R) };
}

const carsOf = (userId: number) => sql`
  select id, ${carNameOrId} as title, status, price,
    dealer_id is not null as is_dealers
  from cars where seller_id = ${userId} and status <> 'draft' order by id desc limit ${maxInDetails}`;

const paymentsOf = (userId: number) => sql`
  select id, kind, subject, amount, status, created_at, count(*) over () as total
  from payments where user_id = ${userId} order by id desc limit ${maxInDetails}`;

const ticketsOf = (userId: number) => sql`
  select id, subject, status, created_at, count(*) over () as total
  from tickets where user_id = ${userId} order by id desc limit ${maxInDetails}`;

const sessionsOf = (userId: number) => sql`
  select id, device, created_at as signed_in_at, seen_at as last_seen_at from sessions
  where user_id = ${userId} and expires_at > now() order by seen_at desc, id desc limit 50`;

const otherCharactersOf = (userId: number) => sql`
  select other.id, other.name, other.avatar_url, other.account_status as status
  from users join users as other on other.game_account_id = users.game_account_id and other.id <> users.id
  where users.id = ${userId} order by other.name, other.id`;
