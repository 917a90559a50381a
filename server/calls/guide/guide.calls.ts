import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { guide } from '@forecourt/contract/guide/guide.ts';
import { basisAtOnce } from '@forecourt/contract/guide/guide-values.ts';
import type { Database } from '../../database/database.ts';
import { listGuideModels } from '../../features/guide/guide.store.ts';
import { findOverview } from '../../features/guide/market.store.ts';
import { readModel } from '../../flows/guide/describe-market.ts';
import { countAgain, leaveOut } from '../../flows/guide/exclude-sale.ts';
import { readBasis } from '../../flows/guide/read-basis.ts';
import { appraise, estimateOf } from '../../flows/guide/read-estimate.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';

const emptyOverview = {
  total: {
    sold: 0,
    sold_before: 0,
    listed: 0,
    median_amount: null,
    change: null,
    days_to_sell: null,
  },
  best_selling: [],
  dropped: [],
  risen: [],
  fastest: [],
  classes: [],
  index: [],
};

export const guideCalls = (db: Database): Handlers<typeof guide> => ({
  async estimate({ car_id }) {
    const found = (await estimateOf(db, car_id, new Date())) ?? fail('car_not_found');
    return { success: true, ...found };
  },

  appraise: async (car) => ({ success: true, ...(await appraise(db, car)) }),

  async overview() {
    const known = await findOverview(db);
    return { success: true, as_of: known?.asOf ?? null, ...(known?.figures ?? emptyOverview) };
  },

  async model(wanted) {
    const found = (await readModel(db, wanted, new Date())) ?? fail('model_not_on_market');
    return { success: true, ...found };
  },

  async staffModels({ search = '', page }) {
    const { models, total } = await listGuideModels(db, { search, page, limit: basisAtOnce });
    return { success: true, models, page, pages: Math.ceil(total / basisAtOnce), total };
  },

  async basis({ model_id, show, page }, actor) {
    const staff = { gameAccountId: actor.gameAccountId, mayDecide: staffRoleMay(actor.staffRole, 'sales.decide') };
    return { success: true, ...(await readBasis(db, staff, { modelId: model_id, show, page }, new Date())) };
  },

  async exclude(change, actor) {
    await leaveOut(db, actor, change);
    return { success: true };
  },

  async include(change, actor) {
    await countAgain(db, actor, change);
    return { success: true };
  },
});
