import { mayChangeRole, mayInvite, mayRemove, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

export class Broken extends Error {
  constructor(law: string, facts: object) {
    super(`${law}: ${JSON.stringify(facts)}`);
  }
}

/** Invariants that hold whenever no action is in progress. */
export async function checkTeams(db: Database): Promise<void> {
  const none = async (law: string, query: ReturnType<typeof sql<object>>) => {
    const { rows } = await query.execute(db);
    if (rows[0]) throw new Broken(law, rows[0]);
  };
  await none(
    'a dealer has exactly one owner, and one that is closed nobody',
    sql`select dealer_accounts.id, count(member.user_id) as owners from dealer_accounts
      left join dealer_team_members as member on member.dealer_account_id = dealer_accounts.id
        and (role = 'owner' or status = 'closed')
      group by dealer_accounts.id having count(member.user_id) <> case when status = 'closed' then 0 else 1 end`,
  );
  await none(
    'nobody is on two teams',
    sql`select user_id, count(*) from dealer_team_members group by user_id having count(*) > 1`,
  );
  await none(
    'a dealer’s car has a contact on its team',
    sql`select id, seller_id, dealer_id from cars where team_id is not null and not exists (
      select from dealer_team_members as member
      where member.user_id = cars.seller_id and member.dealer_account_id = cars.dealer_id)`,
  );
  await none(
    'an open invitation has somebody of the team behind it',
    sql`select id, invited_by from dealer_invitations as invitation where status = 'pending' and not exists (
      select from dealer_team_members as member
      where member.user_id = invited_by and member.dealer_account_id = invitation.dealer_account_id)`,
  );
  await none(
    'an open offer of ownership goes from the owner to a team member',
    sql`select id from ownership_transfers as transfer where status = 'pending' and not (
      exists (select from dealer_team_members as member where member.user_id = from_user_id
        and member.dealer_account_id = transfer.dealer_account_id and member.role = 'owner')
      and exists (select from dealer_team_members as member where member.user_id = to_user_id
        and member.dealer_account_id = transfer.dealer_account_id))`,
  );
}

interface Event {
  dealer: number;
  person: number;
  kind: 'joined' | 'left' | 'removed' | 'role_changed';
  role: TeamRole;
  before: TeamRole | null;
  actor: number;
}

/**
 * Replays every team's history from its first members: each step was made by someone with the right to it at that time,
 * and the result is exactly the current teams.
 */
export async function checkGrants(
  db: Database,
  first: ReadonlyMap<number, ReadonlyMap<number, TeamRole>>,
  staffId: number,
) {
  const teams = new Map([...first].map(([dealer, seats]) => [dealer, new Map(seats)]));
  const { rows } = await sql<Event>`
    select dealer_account_id as dealer, user_id as person, kind, role, role_before as before, actor_id as actor
    from team_events order by id`.execute(db);
  for (const dealer of teams.keys())
    replay(
      teams.get(dealer)!,
      rows.filter((event) => event.dealer === dealer),
      staffId,
    );
  const seats = await db.selectFrom('dealer_team_members').select(['dealer_account_id', 'user_id', 'role']).execute();
  for (const { dealer_account_id, user_id, role } of seats)
    if (teams.get(dealer_account_id)?.get(user_id) !== role)
      throw new Broken('a seat comes from what is kept', { dealer_account_id, user_id, role });
  const known = [...teams.values()].reduce((sum, team) => sum + team.size, 0);
  if (known !== seats.length) throw new Broken('nobody is gone without a trace', { known, seats: seats.length });
}

function replay(team: Map<number, TeamRole>, events: readonly Event[], staffId: number): void {
  /** A transfer has two steps: the owner becomes manager, then makes the other one owner. */
  let handingOver: number | null = null;
  for (const event of events) {
    const { person, kind, role, before, actor } = event;
    const isTransfer = handingOver === actor && role === 'owner';
    if (handingOver !== null && !isTransfer) throw new Broken('a former owner is followed by another', event);
    const actorRole = isTransfer ? 'owner' : (team.get(actor) ?? 'nobody');
    handingOver = null;
    switch (kind) {
      case 'joined':
        // Staff may add members to any team, but an owner only to an empty one.
        if (team.has(person) || !(actor === staffId ? role !== 'owner' || team.size === 0 : mayInvite(actorRole, role)))
          throw new Broken('who joins was invited, or the staff saw to it', event);
        team.set(person, role);
        break;
      case 'left':
        // An owner leaves last, with the dealership.
        if (actor !== person || (role === 'owner' && team.size > 1))
          throw new Broken('one leaves by oneself, and no owner before the others', event);
        team.delete(person);
        break;
      case 'removed':
        if (!mayRemove(actorRole, team.get(person)!)) throw new Broken('who removes may', event);
        team.delete(person);
        break;
      case 'role_changed':
        if (team.get(person) !== before) throw new Broken('a role before is the role there was', event);
        if (before === 'owner') {
          if (actor !== person || role !== 'manager')
            throw new Broken('an owner hands over and becomes manager', event);
          handingOver = actor;
        } else if (!mayChangeRole(actorRole, { from: before, to: role })) throw new Broken('who promotes may', event);
        team.set(person, role);
    }
  }
}
