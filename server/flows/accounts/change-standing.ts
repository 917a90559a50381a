import { weighStanding } from '@forecourt/contract/access/standing-rules.ts';
import { type SeenStanding } from '@forecourt/contract/accounts/seen-standing.ts';
import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { maySetStanding, mayTouch, type SettableStanding } from '@forecourt/contract/users/user-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { findPerson, saveStanding } from '../../features/accounts/users.store.ts';
import { lockCarsOf, lockPrivateListings } from '../../features/listings/listings.store.ts';
import { companyOf } from '../../features/dealers/accounts.store.ts';
import { findSeat, lockTeam } from '../../features/dealers/team.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { lockWithAdmins } from '../../features/staff/staff-roles.store.ts';
import { fail } from '../../lib/failure.ts';
import { lockCarsWithOffers } from '../offers/close-offers.ts';
import { restrictPerson } from './restrict-person.ts';

interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

interface StandingChange {
  userId: number;
  status: SettableStanding;
  until: Date | null;
  reason: string;
  nextOwnerId: number | undefined;
  /**
   * The standing shown on the page when the decision was made. A report decides without it and keeps the stronger
   * restriction.
   */
  seen: SeenStanding | undefined | 'keep_stronger';
}

const actions = { active: 'reinstate_user', suspended: 'suspend_user', banned: 'ban_user' } as const;

/**
 * Staff suspend or ban a user or lift the restriction, and it's logged. They can't restrict themselves, and only staff
 * who assign roles can restrict other staff.
 */
export const changeStanding = (db: Database, staff: Staff, wanted: StandingChange, now: Date): Promise<boolean> =>
  db.transaction().execute((tx) => changeStandingIn(tx, staff, wanted, now));

/** The same as part of a larger transaction. False if a stronger restriction was kept. */
export async function changeStandingIn(tx: Tx, staff: Staff, wanted: StandingChange, now: Date): Promise<boolean> {
  const { userId, status, until, reason, nextOwnerId, seen } = wanted;
  if (!(await findPerson(tx, userId))) fail('user_not_found');
  const seat = await lockBefore(tx, userId);
  const { person, otherAdmins } = await lockWithAdmins(tx, userId);
  const present = (await findPerson(tx, userId))!;
  const { standing, game_account_id } = present;
  const isOwn = game_account_id === staff.gameAccountId;
  const changed = { isOwn, staffRole: person.role, isBanned: standing === 'banned' };
  const weighed = weighStanding(present, { standing: status, until }, seen === 'keep_stronger' ? undefined : seen);
  const keepsStronger = seen === 'keep_stronger' && weighed === 'conflict';
  // Leaving a ban unchanged doesn't require the right to ban.
  const may = keepsStronger ? mayTouch(staff.staffRole, changed) : maySetStanding(staff.staffRole, changed, status);
  if (!may) fail('not_allowed');
  const end = status === 'suspended' ? needEnd(until, now) : null;
  if (keepsStronger) return false;
  if (weighed !== 'change') fail(weighed === 'same' ? 'standing_is_so' : 'standing_changed', { words: { standing } });
  if (status !== 'active' && staffRoleMay(person.role, 'users.roles') && otherAdmins === 0) fail('only_admin');
  if (status === 'banned' && seat && isOwner(seat.role) && nextOwnerId === undefined)
    fail('next_owner_needed', { words: { company: await companyOf(tx, seat.dealerId) } });
  await asStaff(tx, staff.id, { action: actions[status], id: userId, reason }, () =>
    status === 'active'
      ? reinstate(tx, userId)
      : restrictPerson(tx, { userId, standing: status, reason, until: end, actorId: staff.id, nextOwnerId }),
  );
  if (status === 'active') await announce(tx, { kind: 'account_reinstated', userId, by: staff.id });
  return true;
}

/** Team and cars are locked before the user, in the common lock order. */
export async function lockBefore(tx: Tx, userId: number) {
  const seat = await findSeat(tx, userId);
  if (seat) {
    await lockTeam(tx, seat.dealerId);
    await lockCarsOf(tx, seat.dealerId);
  }
  await lockPrivateListings(tx, userId);
  await lockCarsWithOffers(tx, { userId });
  return seat;
}

/** Restores good standing. The database makes the listings visible again. */
export async function reinstate(tx: Tx, userId: number): Promise<void> {
  await saveStanding(tx, userId, { standing: 'active', reason: null, until: null });
  await announce(tx, { kind: 'standing_changed', userId });
}

export function needEnd(until: Date | null, now: Date): Date {
  if (until === null || until <= now)
    return fail('bad_input', { fields: { until: ['Please select a time in the future'] } });
  return until;
}
