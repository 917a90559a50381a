import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { grantsOf } from '../../server/features/awards/grants.store.ts';
import type { Reader } from '../../server/features/reviews/review.rules.ts';
import { readStats } from '../../server/features/reviews/reviews.store.ts';
import { accountOf, firstTeam, handAwards, players, staff, type Player } from './actions.ts';
import type { Seen } from './model.ts';

/** The players in the database. */
export interface Town {
  ids: Record<Player, number>;
  dealerId: number;
  awardIds: Record<string, number>;
}

const idOf = async (db: Database, made: ReturnType<typeof sql<{ id: number }>>) => (await made.execute(db)).rows[0]!.id;

export async function foundTown(db: Database): Promise<Town> {
  const ids = {} as Record<Player, number>;
  for (const [index, name] of players.entries()) {
    const account = 910_000 + players.indexOf(accountOf(name));
    await sql`insert into game_accounts (id, username) values (${account}, 'sim' || ${account}::text)
      on conflict do nothing`.execute(db);
    const role = name in staff ? staff[name as keyof typeof staff] : null;
    ids[name] = await idOf(
      db,
      sql`insert into users (gta_world_id, game_account_id, name, staff_role)
        values (${920_000 + index}, ${account}, ${name}, ${role}) returning id`,
    );
  }
  const dealerId = await idOf(db, sql`insert into dealer_accounts (company_name) values ('Sim Motors') returning id`);
  const awardIds: Town['awardIds'] = {};
  for (const name of handAwards)
    awardIds[name] = await idOf(
      db,
      sql`insert into awards (name, description, icon) values (${name}, 'By hand', 'heart') returning id`,
    );
  return { ids, dealerId, awardIds };
}

/** Resets the town: nothing has been sold, and the team is the first one. */
export async function emptyTown(db: Database, { ids, dealerId }: Town): Promise<void> {
  for (const table of [
    'notices',
    'review_responses',
    'review_reports',
    'reviews',
    'award_grants',
    'sale_amounts',
    'sales',
    'team_events',
  ])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`delete from cars where dealer_id = ${dealerId} or seller_id = any (${sql.val(Object.values(ids))}::bigint[])`.execute(
    db,
  );
  await sql`delete from dealer_team_members where dealer_account_id = ${dealerId}`.execute(db);
  for (const [name, role] of Object.entries(firstTeam)) await sitDown(db, { ids, dealerId }, name as Player, role);
}

export const sitDown = (
  db: Database,
  { ids, dealerId }: Pick<Town, 'ids' | 'dealerId'>,
  name: Player,
  role: TeamRole,
) => db.insertInto('dealer_team_members').values({ user_id: ids[name], dealer_account_id: dealerId, role }).execute();

/** The player's identity, as their session says. */
export async function readerOf(db: Database, { ids }: Town, name: Player): Promise<Reader> {
  const { rows } = await sql<{ account: number; dealer: number | null; role: TeamRole }>`
    select game_account_id as account, dealer_account_id as dealer, role from users
    left join dealer_team_members on user_id = users.id where users.id = ${ids[name]}`.execute(db);
  const { account, dealer, role } = rows[0]!;
  return {
    userId: ids[name],
    gameAccountId: account,
    team: dealer === null ? null : { dealerId: dealer, role, standing: 'active' },
    staffRole: name in staff ? staff[name as keyof typeof staff] : null,
  };
}

export async function seenIn(db: Database, { ids, dealerId }: Town): Promise<Seen> {
  const people: Seen['people'] = {};
  for (const name of players) {
    const { stats } = await readStats(db, { user: ids[name] });
    const awards = (await grantsOf(db, ids[name])).map((grant) => grant.name).toSorted();
    people[name] = { stats, awards };
  }
  const { rows } = await sql<{ withheld: number }>`
    select count(*)::int as withheld from reviews join sales on sales.id = sale_id where reviews_withheld`.execute(db);
  return { people, dealer: (await readStats(db, { dealer: dealerId })).stats, withheld: rows[0]!.withheld };
}
