import type { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import type { InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import { extendMembership } from '../../flows/dealers/extend-membership.ts';
import { addAsStaff, nameOwnerAsStaff, openAsStaff, renameAsStaff } from '../../flows/dealers/dealer-actions.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';

interface Parts {
  db: Database;
  settings: () => Promise<Settings>;
}

export function dealerActionCalls({ db, settings }: Parts): Handlers<typeof dealerActions> {
  const add = async (dealerId: number, asked: { user_id: number; role: InvitedRole; reason: string }, actor: Actor) => {
    await addAsStaff(db, actor, { dealerId, userId: asked.user_id, role: asked.role }, asked.reason, new Date());
    return { success: true as const };
  };
  return {
    async create({ company_name, user_id, phone, description = null, website = null, reason }, actor) {
      const company = { companyName: company_name, ownerId: user_id, phone, description, website };
      return { success: true, id: await openAsStaff(db, actor, company, reason, new Date()) };
    },
    addUser: ({ dealer_id, ...asked }, actor) => add(dealer_id, asked, actor),
    addTeamMember: ({ dealer_account_id, ...asked }, actor) => add(dealer_account_id, asked, actor),
    async rename({ id, company_name, reason }, actor) {
      await renameAsStaff(db, actor, { dealerId: id, name: company_name }, reason, new Date());
      return { success: true };
    },
    async nameOwner({ id, user_id, reason }, actor) {
      await nameOwnerAsStaff(db, actor, { dealerId: id, userId: user_id }, reason);
      return { success: true };
    },
    async extendMembership({ id, days, seen_end, reason }, actor) {
      const extension = { dealerId: id, days, knownEnd: new Date(seen_end), reason };
      return { success: true, ends_at: await extendMembership({ db, settings }, actor, extension, new Date()) };
    },
  };
}
