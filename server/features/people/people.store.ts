import { maxFound, searchWords, type peoplePurposes, type Purpose } from '@forecourt/contract/people/purposes.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { personIs } from '../../database/standing.sql.ts';

export interface Asking {
  userId: number;
  gameAccountId: number;
  /** The dealer whose team the user is on. */
  dealerId: number | null;
}

type LeftOut = (typeof peoplePurposes)[Purpose]['leavesOut'][number];

export interface PersonRow {
  id: number;
  name: string;
  avatar_url: string | null;
  company_name: string | null;
  is_dealer: boolean;
  username: string;
  standing: string;
  staff_role: StaffRole | null;
  member_since: Date;
}

/** Matches prefixes of the words in a name. If there are none, similar spellings. */
export async function findByName(
  db: Queryable,
  asking: Asking,
  text: string,
  leavesOut: readonly LeftOut[],
): Promise<PersonRow[]> {
  const isSelectable = sql.join(
    [sql`true`, ...leavesOut.map((whom) => sql`not (${areLeftOut(asking)[whom]})`)],
    sql` and `,
  );
  const begun = await select(
    db,
    sql`${beginsSo(text)} and ${isSelectable}`,
    sql`not starts_with(users.plain_name, plain_text(${text})), length(users.name), users.plain_name, users.id`,
  );
  if (begun.length > 0) return begun;
  const alike = sql`join people_named_like(${text}) as alike on alike.id = users.id`;
  return select(db, isSelectable, sql`alike.likeness desc, users.plain_name, users.id`, alike);
}

/** Every search word must be the prefix of a word in the name. */
const beginsSo = (text: string) =>
  sql.join(
    searchWords(text)
      .slice(0, 6)
      .map((word) => sql`users.plain_name ~ ('\\m' || regexp_replace(plain_text(${word}), '[^[:alnum:]]', '', 'g'))`),
    sql` and `,
  );

/**
 * Only the caller's own account may be compared with another. Comparing two others would reveal whose characters they
 * are (decision 012).
 */
const areLeftOut = ({ userId, gameAccountId, dealerId }: Asking): Record<LeftOut, RawBuilder<boolean>> => ({
  gone: personIs('users')('profile', 'account_closed'),
  own: sql`users.game_account_id = ${gameAccountId}`,
  apart: sql`exists (
    select from blocks where blocker_id = ${userId} and blocked_id = users.id
      or blocker_id = users.id and blocked_id = ${userId}
  )`,
  team: sql`coalesce(seat.dealer_account_id = ${dealerId}::bigint, false)`,
});

async function select(
  db: Queryable,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  join = sql``,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select users.id, users.name, users.avatar_url, dealer_accounts.company_name, seat.user_id is not null as is_dealer,
      game_accounts.username, users.standing, users.staff_role, users.created_at as member_since
    from users ${join}
    join game_accounts on game_accounts.id = users.game_account_id
    left join dealer_team_members as seat on seat.user_id = users.id
    left join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
    where ${where} order by ${order} limit ${maxFound}
  `.execute(db);
  return rows;
}
