import { invitedRoles, teamRoles, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { acceptInvitation, declineInvitation } from '../../server/flows/dealers/answer-invitation.ts';
import { changeRole, leaveTeam, removeMember } from '../../server/flows/dealers/change-team.ts';
import { answerTransfer, withdrawTransfer } from '../../server/flows/dealers/transfer-ownership.ts';
import { closeDealership } from '../../server/flows/dealers/close-dealership.ts';
import { invite } from '../../server/flows/dealers/invite.ts';
import { addAsStaff, openAsStaff } from '../../server/flows/dealers/dealer-actions.ts';
import { startListing } from '../../server/flows/listings/list-a-car.ts';
import { Failure } from '../../server/lib/failure.ts';
import { seededRandom } from '../random.ts';
import { checkGrants, checkTeams } from './invariants.ts';

const reason = 'A simulation';

interface Plan {
  actions: number;
  /** Number of concurrent workers. */
  workers: number;
  people: number;
  dealers: number;
  seed: number;
  /** Goes on until each of these outcomes has occurred, up to ten times the actions. Workers make their order random. */
  until?: readonly string[];
}

/** A small town whose users join teams, leave them and manage each other, mostly without permission. */
export async function simulateTeams(db: Database, { actions, workers, people, dealers, seed, until = [] }: Plan) {
  const random = seededRandom(seed);
  const { personIds, staffId, first } = await found(db, people, dealers);
  const dealerIds = [...first.keys()];
  const staff = { id: staffId, gameAccountId: staffId };
  const unasked = () => Promise.reject(new Error('not asked'));
  const parts = {
    db,
    bank: null,
    settings: unasked,
    siteName: 'Sim',
    siteTimezone: 'UTC',
    log: { warn: () => undefined },
  };
  const tally = new Map<string, number>();
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

  /** As their session says, which may be outdated by the time they act. */
  async function reachOf(userId: number): Promise<Reach> {
    const seat = await db
      .selectFrom('dealer_team_members')
      .select(['dealer_account_id as dealerId', sql<TeamRole>`role`.as('role'), sql<'active'>`'active'`.as('standing')])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return { userId, gameAccountId: userId, team: seat ?? null };
  }
  async function colleaguesAt(dealerId: number, role?: TeamRole): Promise<number[]> {
    const seats = db.selectFrom('dealer_team_members').select('user_id').where('dealer_account_id', '=', dealerId);
    const wanted = role ? seats.where('role', '=', role) : seats;
    return (await wanted.orderBy('user_id').execute()).map(({ user_id }) => user_id);
  }
  async function someoneFree(): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      select id from users where id = any(${personIds}) and id not in (select user_id from dealer_team_members)
      order by id`.execute(db);
    return rows.length > 0 ? random.pick(rows).id : undefined;
  }
  async function someMember(): Promise<{ userId: number; dealerId: number } | undefined> {
    const seats = await db
      .selectFrom('dealer_team_members')
      .select(['user_id as userId', 'dealer_account_id as dealerId'])
      .where('role', '!=', 'owner')
      .orderBy('user_id')
      .execute();
    return seats.length > 0 ? random.pick(seats) : undefined;
  }
  async function anInvitation(): Promise<{ id: number; invited: number } | undefined> {
    const { rows } = await sql<{ id: number; invited: number }>`
      select id, invited_user_id as invited from dealer_invitations where status = 'pending' order by id desc limit 20
    `.execute(db);
    return rows.length > 0 ? random.pick(rows) : undefined;
  }

  async function anOffer(): Promise<{ dealerId: number; transferId: number; from: number; to: number } | undefined> {
    const { rows } = await sql<{ dealerId: number; transferId: number; from: number; to: number }>`
      select dealer_account_id as "dealerId", id as "transferId", from_user_id as from, to_user_id as to
      from ownership_transfers where status = 'pending' order by id`.execute(db);
    return rows.length > 0 ? random.pick(rows) : undefined;
  }

  const ways = [
    'invite',
    'invite',
    'accept',
    'accept',
    'decline',
    'remove',
    'change',
    'change',
    'leave',
    'offer',
    'offer',
    'answer',
    'answer',
    'withdraw',
    'list',
    'add',
  ] as const;
  /** Rare but certain, because a town whose companies close all the time has no teams. */
  const rare = ['close', 'open'] as const;
  const betweenRare = 25;
  async function act(number: number): Promise<void> {
    const turn = number / betweenRare;
    const chosen = Number.isInteger(turn) ? rare[turn % rare.length]! : random.pick(ways);
    const invitation = chosen === 'accept' || chosen === 'decline' ? await anInvitation() : undefined;
    const offer = chosen === 'answer' || chosen === 'withdraw' ? await anOffer() : undefined;
    const usual = (chosen === 'accept' || chosen === 'decline') && !invitation ? 'invite' : chosen;
    const way = (usual === 'answer' || usual === 'withdraw') && !offer ? 'offer' : usual;
    // Mostly at their own dealer and about a colleague, sometimes where they have no permission.
    const removed = way === 'remove' && random.chance(0.5) ? await someMember() : undefined;
    // A second offer while one is open is tried often enough to be seen refused.
    const open = way === 'offer' && random.chance(0.5) ? await anOffer() : undefined;
    const somewhere = removed?.dealerId ?? (offer ?? open)?.dealerId ?? random.pick(dealerIds);
    const own = await colleaguesAt(somewhere);
    // Actions that only one user or an owner may do are often tried by that user, because hundreds of random actions
    // would miss them.
    const invited = way === 'decline' && random.chance(0.5) ? invitation?.invited : undefined;
    const party = way === 'answer' ? offer?.to : offer?.from;
    const meant = open?.from ?? (party !== undefined && random.chance(0.65) ? party : undefined);
    const needsOwner = removed !== undefined || ((way === 'close' || way === 'offer') && random.chance(0.5));
    const owners = needsOwner ? await colleaguesAt(somewhere, 'owner') : [];
    const reach = await reachOf(
      invited ?? meant ?? owners[0] ?? random.pick(own.length > 0 && random.chance(0.6) ? own : personIds),
    );
    const dealerId = reach.team && (owners.length > 0 || random.chance(0.8)) ? reach.team.dealerId : somewhere;
    const team = way === 'invite' ? [] : await colleaguesAt(dealerId);
    const rest = open ? team.filter((id) => id !== open.from && id !== open.to) : [];
    const likely = rest.length > 0 ? rest : team;
    const free = way === 'add' && random.chance(0.5) ? await someoneFree() : undefined;
    const other = removed?.userId ?? free ?? random.pick(likely.length > 0 && random.chance(0.7) ? likely : personIds);
    const deciding = { actorId: reach.userId, dealerId };
    const action = {
      invite: () => invite(db, reach, { dealerId, userId: other, role: random.pick(invitedRoles) }, new Date()),
      accept: () => acceptInvitation(db, random.chance(0.9) ? invitation!.invited : other, invitation!.id, new Date()),
      decline: () => declineInvitation(db, reach, invitation!.id, new Date()),
      remove: () =>
        removeMember(db, deciding, {
          userId: other,
          contactId: random.chance(0.5) ? random.pick(personIds) : undefined,
        }),
      change: () => changeRole(db, deciding, { userId: other, role: random.pick(teamRoles) }, new Date()),
      offer: () => changeRole(db, deciding, { userId: other, role: 'owner' }, new Date()),
      answer: () => answerTransfer(db, reach, offer!, random.chance(0.8) ? 'accept' : 'decline', new Date()),
      withdraw: () => withdrawTransfer(db, reach, offer!, new Date()),
      leave: () => leaveTeam(db, deciding),
      list: () => startListing(parts, reach, {}),
      add: () =>
        addAsStaff(db, staff, { dealerId, userId: other, role: random.pick(invitedRoles) }, reason, new Date()),
      close: () => closeDealership(parts, reach, { dealerId, typedName: `Sim dealer ${dealerId}` }, new Date()),
      open: async () => {
        const ownerId = (await someoneFree()) ?? other;
        const company = { companyName: `New ${random.pick(personIds)} ${tally.size}`, ownerId };
        const id = await openAsStaff(
          db,
          staff,
          { ...company, phone: '1', description: null, website: null },
          reason,
          new Date(),
        );
        await sql`update dealer_accounts set company_name = 'Sim dealer ' || id where id = ${id}`.execute(db);
        first.set(id, new Map());
        dealerIds.push(id);
      },
    }[way];
    try {
      await action();
      count(way);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      count(`${way}: ${error.code}`);
    }
  }

  const isMissing = () => until.some((outcome) => !tally.has(outcome));
  let done = 0;
  while (done < actions || (done < 10 * actions && isMissing())) {
    const before = done;
    let left = 100;
    const work = async () => {
      while (left > 0) await act(before + left--);
    };
    await Promise.all(Array.from({ length: workers }, work));
    done += 100;
    await checkTeams(db);
  }
  await checkGrants(db, first, staffId);
  return { tally, done };
}

/** Users without a history, and dealers with one of them each as owner. */
async function found(db: Database, people: number, dealers: number) {
  const { rows: persons } = await sql<{ id: number }>`
    with accounts as (
      insert into game_accounts (id, username) select 900000 + number, 'sim' || number
      from generate_series(0, ${people}::int) as number returning id
    )
    insert into users (gta_world_id, game_account_id, name)
    select id, id, 'Sim Person ' || id from accounts returning id`.execute(db);
  const [staffId, ...personIds] = persons.map(({ id }) => id) as [number, ...number[]];
  const { rows: made } = await sql<{ id: number }>`
    insert into dealer_accounts (company_name) select 'Dealer ' || number
    from generate_series(1, ${dealers}::int) as number returning id`.execute(db);
  await sql`update dealer_accounts set company_name = 'Sim dealer ' || id`.execute(db);
  for (const [index, { id: dealer_account_id }] of made.entries())
    await db
      .insertInto('dealer_team_members')
      .values({ user_id: personIds[index]!, dealer_account_id, role: 'owner' })
      .execute();
  const seats = await db.selectFrom('dealer_team_members').select(['dealer_account_id', 'user_id', 'role']).execute();
  const first = new Map<number, Map<number, TeamRole>>();
  for (const { dealer_account_id, user_id, role } of seats)
    first.set(dealer_account_id, (first.get(dealer_account_id) ?? new Map()).set(user_id, role));
  return { personIds, staffId, first };
}
