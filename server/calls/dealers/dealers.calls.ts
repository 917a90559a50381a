import type { company } from '@forecourt/contract/dealers/company.ts';
import type { directory } from '@forecourt/contract/dealers/directory.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { dealers } from '@forecourt/contract/dealers/dealers.ts';
import type { firstStepsCalls } from '@forecourt/contract/dealers/first-steps.ts';
import type { transfers } from '@forecourt/contract/dealers/transfers.ts';
import type { staffDealers } from '@forecourt/contract/dealers/staff-dealers.ts';
import type { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import { listTeam, teamLog } from '../../features/dealers/team.store.ts';
import { listPendingInvitations } from '../../features/dealers/invitations.store.ts';
import { changeRole, leaveTeam, removeMember } from '../../flows/dealers/change-team.ts';
import { acceptInvitation, declineInvitation } from '../../flows/dealers/answer-invitation.ts';
import { removeLogo, setLogo } from '../../flows/photos/dealer-logo.ts';
import type { PictureDeps } from '../../flows/photos/replace-picture.ts';
import { fail } from '../../lib/failure.ts';
import { setDealerStatus } from '../../flows/dealers/suspend-dealer.ts';
import { invite, resendInvitation } from '../../flows/dealers/invite.ts';
import { findPeople } from '../../flows/people/find-people.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

/** Calls for the team. Calls for the company, staff and the public directory are in separate files. */
type Calls = Omit<
  Handlers<typeof dealers>,
  | keyof typeof directory
  | keyof typeof transfers
  | keyof typeof firstStepsCalls
  | keyof typeof company
  | keyof typeof dealerActions
  | keyof typeof staffDealers
>;

interface DealersDeps extends PictureDeps {
  settings: () => Promise<Settings>;
}

export const dealersCalls = ({ db, settings, ...photos }: DealersDeps): Calls => ({
  updateStatus: async ({ id, status, reason }, actor) => ({
    success: true,
    status: await setDealerStatus({ db, settings }, actor, { dealerId: id, status, reason }, new Date()),
  }),

  team: async ({ dealer_id }) => ({ success: true, members: await listTeam(db, dealer_id) }),

  async invite({ dealer_account_id, user_id, role }, actor) {
    const asked = { dealerId: dealer_account_id, userId: user_id, role };
    return { success: true, invitation: await invite(db, reachOf(actor), asked, new Date()) };
  },

  pendingInvitations: async ({ dealer_id }) => ({
    success: true,
    invitations: await listPendingInvitations(db, dealer_id, new Date()),
  }),

  resendInvitation: async ({ invitation_id }, actor) => ({
    success: true,
    expires_at: await resendInvitation(db, reachOf(actor), invitation_id, new Date()),
  }),

  teamLog: async ({ dealer_id }) => ({ success: true, events: await teamLog(db, dealer_id) }),

  async acceptInvitation({ invitation_id }, actor) {
    await acceptInvitation(db, actor.id, invitation_id, new Date());
    return { success: true };
  },

  async declineInvitation({ invitation_id }, actor) {
    await declineInvitation(db, reachOf(actor), invitation_id, new Date());
    return { success: true };
  },

  async searchUsers({ query }, actor) {
    const seeker = { ...reachOf(actor), staffRole: actor.staffRole };
    const found = await findPeople(db, seeker, { purpose: 'invite', query });
    const users = found.map(({ id, name, avatar_url, is_dealer, staff_role }) => ({
      id,
      name,
      avatar_url,
      is_dealer,
      staff_role,
    }));
    return { success: true, users };
  },

  async removeTeamMember({ dealer_account_id, user_id, contact_user_id }, actor) {
    const whom = { userId: user_id, contactId: contact_user_id };
    await removeMember(db, { actorId: actor.id, dealerId: dealer_account_id }, whom);
    return { success: true };
  },

  async changeMemberRole({ dealer_account_id, user_id, new_role }, actor) {
    const change = { userId: user_id, role: new_role };
    await changeRole(db, { actorId: actor.id, dealerId: dealer_account_id }, change, new Date());
    return { success: true };
  },

  async leaveTeam({ dealer_account_id }, actor) {
    await leaveTeam(db, { actorId: actor.id, dealerId: dealer_account_id });
    return { success: true };
  },

  async setLogo({ dealer_account_id }, actor, { files: [file], signal, log }) {
    if (!file) return fail('bad_input', { fields: { logo: ['Please select a picture'] } });
    const logo_url = await setLogo({ db, ...photos }, actor, dealer_account_id, file, { signal, log });
    return { success: true, logo_url };
  },

  async removeLogo({ dealer_account_id }, actor, { log }) {
    await removeLogo({ db, ...photos }, actor, dealer_account_id, log);
    return { success: true };
  },

  checkUserRole: async (_checked, { team }) => ({
    success: true,
    membership: {
      is_dealer: team !== null,
      dealer_account_id: team?.dealerId ?? null,
      company_name: team?.companyName ?? null,
      role: team?.role ?? null,
    },
  }),
});
