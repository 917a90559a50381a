import type { firstStepsCalls as calls } from '@forecourt/contract/dealers/first-steps.ts';
import type { Database } from '../../database/database.ts';
import { dismissFirstSteps, listFirstSteps } from '../../flows/dealers/first-steps.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export const firstStepsCalls = (db: Database): Handlers<typeof calls> => ({
  firstSteps: async ({ dealer_id }, actor) => ({
    success: true,
    steps: await listFirstSteps(db, reachOf(actor), dealer_id),
  }),

  async dismissFirstSteps({ dealer_account_id }, actor) {
    await dismissFirstSteps(db, reachOf(actor), dealer_account_id, new Date());
    return { success: true };
  },
});
