import type { staffDealers as contract } from '@forecourt/contract/dealers/staff-dealers.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import { isDealer } from '../../features/dealers/accounts.store.ts';
import { teamLog } from '../../features/dealers/team.store.ts';
import { staffDealer, staffDealers } from '../../flows/dealers/staff-dealers.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';

interface Parts {
  db: Database;
  settings: () => Promise<Settings>;
}

export const staffDealersCalls = (parts: Parts): Handlers<typeof contract> => ({
  staffList: async (asked, actor) => ({ success: true, ...(await staffDealers(parts, actor, asked, new Date())) }),

  staffDealer: async ({ id }, actor) => ({
    success: true,
    dealer: await staffDealer(parts, actor, id, new Date()),
  }),

  async staffTeamLog({ id }) {
    if (!(await isDealer(parts.db, id))) fail('dealer_not_found');
    return { success: true, events: await teamLog(parts.db, id) };
  },
});
