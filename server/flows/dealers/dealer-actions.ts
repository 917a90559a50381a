import { isOwner, type InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { lockApplicant } from '../../features/accounts/users.store.ts';
import { isCompanyNameTaken, openDealer } from '../../features/dealers/accounts.store.ts';
import { lockCompany, isOnTeam, renameCompany } from '../../features/dealers/company.store.ts';
import { findInvitable, findOpenInvitation } from '../../features/dealers/invitations.store.ts';
import { lockTeam, joinTeam, recordTeamEvent } from '../../features/dealers/team.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { cancelInvitation } from './answer-invitation.ts';
import { handOverDealership, seatIn } from './hand-over.ts';

export interface Staff {
  id: number;
  gameAccountId: number;
}

interface NewCompany {
  companyName: string;
  ownerId: number;
  phone: string;
  description: string | null;
  website: string | null;
}

/** Creates a dealer without an application, just as an approval would. */
export function openAsStaff(db: Database, staff: Staff, company: NewCompany, reason: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const { ownerId } = company;
    await requireOtherUser(tx, staff, ownerId);
    const { id } = await asStaff(tx, staff.id, { action: 'open_dealer', reason }, async () => {
      const made = await openDealer(tx, company, now);
      if (made === 'name_taken') return fail('company_name_taken');
      return made === 'has_team' ? fail('person_has_team') : made;
    });
    await recordTeamEvent(tx, { dealerId: id, userId: ownerId, kind: 'joined', role: 'owner', actorId: staff.id });
    await announce(tx, { kind: 'dealer_opened', dealerId: id, userId: ownerId, reason, by: staff.id });
    return id;
  });
}

interface Joining {
  dealerId: number;
  userId: number;
  role: InvitedRole;
}

/** Adds a user to a team without an invitation. Everything else works as if they had accepted one. */
export function addAsStaff(
  db: Database,
  staff: Staff,
  { dealerId, userId, role }: Joining,
  reason: string,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockTeam(tx, dealerId);
    await requireOtherCompany(tx, staff, dealerId);
    await requireOtherUser(tx, staff, userId);
    await asStaff(tx, staff.id, { action: 'add_team_member', id: dealerId, reason }, async () => {
      if (!(await joinTeam(tx, userId, dealerId, role))) fail('person_has_team');
    });
    await recordTeamEvent(tx, { dealerId, userId, kind: 'joined', role, actorId: staff.id });
    const open = await findOpenInvitation(tx, dealerId, userId);
    if (open) await cancelInvitation(tx, open.id, staff.id, now);
    await announce(tx, { kind: 'seat_given', dealerId, userId, role, reason, by: staff.id });
  });
}

/** Makes a team member the owner, and the former owner a manager. Both see the reason. Repeating it changes nothing. */
export function nameOwnerAsStaff(
  db: Database,
  staff: Staff,
  { dealerId, userId }: { dealerId: number; userId: number },
  reason: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    await requireOtherCompany(tx, staff, dealerId);
    const to = seatIn(team, userId);
    if (isOwner(to.role)) return;
    const from = team.find(({ role }) => isOwner(role))!;
    await asStaff(tx, staff.id, { action: 'name_owner', id: dealerId, reason }, () =>
      handOverDealership(tx, { dealerId, from, to, actorId: staff.id, reason }),
    );
  });
}

/** The only way to rename a company. */
export function renameAsStaff(
  db: Database,
  staff: Staff,
  { dealerId, name }: { dealerId: number; name: string },
  reason: string,
  now: Date,
): Promise<void> {
  const renamed = db.transaction().execute(async (tx) => {
    const { company_name: from } = await requireOtherCompany(tx, staff, dealerId);
    if (from === name) return;
    const isSpelling = from.toLowerCase() === name.toLowerCase();
    if (!isSpelling && (await isCompanyNameTaken(tx, name))) fail('company_name_taken');
    await asStaff(tx, staff.id, { action: 'rename_dealer', id: dealerId, reason }, () =>
      renameCompany(tx, dealerId, name, now),
    );
    await announce(tx, { kind: 'dealer_renamed', dealerId, from, reason, by: staff.id });
  });
  // The name was taken just now. The unique index catches it.
  return renamed.catch((error: unknown) => {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === 'dealer_accounts_by_company_name';
    if (isTaken) fail('company_name_taken');
    throw error;
  });
}

/** An existing user without a team who isn't another character of the staff member. */
async function requireOtherUser(tx: Tx, staff: Staff, userId: number): Promise<void> {
  // Locked, so that they can't close their account at the same time.
  const held = await lockApplicant(tx, userId);
  const person = held && !held.is_gone ? await findInvitable(tx, userId) : undefined;
  if (!person) return fail('user_not_found');
  if (person.game_account_id === staff.gameAccountId) fail('not_allowed');
  if (person.is_dealer) fail('person_has_team');
}

/** Staff can't act on their own team's dealership. */
export async function requireOtherCompany(tx: Tx, staff: Staff, dealerId: number) {
  const company = (await lockCompany(tx, dealerId)) ?? fail('dealer_not_found');
  if (company.standing === 'closed') fail('dealer_closed');
  if (await isOnTeam(tx, dealerId, staff.gameAccountId)) fail('not_allowed');
  return company;
}
