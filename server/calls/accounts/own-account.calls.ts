import type { ownAccount } from '@forecourt/contract/accounts/own-account.ts';
import { sentence } from '@forecourt/contract/errors.ts';
import { mayLeave } from '@forecourt/contract/access/team-rights.ts';
import { countClosing } from '../../features/accounts/closing.store.ts';
import { listSessions } from '../../features/accounts/sessions.store.ts';
import { closeAccount } from '../../flows/accounts/close-account.ts';
import { endSessions } from '../../flows/accounts/end-sessions.ts';
import { ownDataFile } from '../../flows/accounts/own-data-file.ts';
import type { BuyingDeps } from '../../flows/payments/buy.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export const ownAccountCalls = (parts: BuyingDeps): Handlers<typeof ownAccount> => ({
  sessions: async (_nothing, { id, sessionHash }) => ({
    success: true,
    sessions: await listSessions(parts.db, id, sessionHash),
  }),

  async endSession({ session_id }, { id }) {
    if ((await endSessions(parts.db, id, { id: session_id })) === 0) fail('session_not_found');
    return { success: true };
  },

  endOtherSessions: async (_nothing, { id, sessionHash }) => ({
    success: true,
    ended: await endSessions(parts.db, id, { notHash: sessionHash }),
  }),

  exportData: async (_nothing, { id }) => ({ success: true, ...(await ownDataFile(parts, id, new Date())) }),

  async closing(_nothing, { id, staffRole }) {
    const { team_role, ...numbers } = await countClosing(parts.db, id);
    return { success: true, closing: { ...numbers, refusal: refusalOf(staffRole, team_role) } };
  },

  async closeAccount({ name }, actor, { clearCookie }) {
    await closeAccount(parts, reachOf(actor), name, new Date());
    clearCookie('session');
    return { success: true };
  },
});

/** The same refusals as closing the account itself. */
function refusalOf(staffRole: string | null, teamRole: string | null): string | null {
  if (staffRole) return sentence('staff_stay');
  return teamRole !== null && !mayLeave(teamRole) ? sentence('owner_stays') : null;
}
