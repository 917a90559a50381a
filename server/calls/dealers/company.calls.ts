import type { company } from '@forecourt/contract/dealers/company.ts';
import { countClosing, findSettings, type CompanyChange } from '../../features/dealers/company.store.ts';
import { changeCompany } from '../../flows/dealers/change-company.ts';
import { closeDealership } from '../../flows/dealers/close-dealership.ts';
import type { BuyingDeps } from '../../flows/payments/buy.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export const companyCalls = (parts: BuyingDeps): Handlers<typeof company> => ({
  async settings({ dealer_id }) {
    const settings = await findSettings(parts.db, dealer_id, parts.siteTimezone);
    return { success: true, settings: settings ?? fail('dealer_not_found') };
  },

  async update({ id, company_name: companyName, version, ...given }, actor) {
    // Omitted fields stay unchanged.
    const change: CompanyChange = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const circumstances = { timeZone: parts.siteTimezone, now: new Date() };
    const settings = await changeCompany(parts.db, reachOf(actor), { id, change, companyName, version }, circumstances);
    return { success: true, settings };
  },

  async closing({ dealer_id }) {
    return { success: true, closing: (await countClosing(parts.db, dealer_id)) ?? fail('dealer_not_found') };
  },

  async close({ dealer_account_id: dealerId, company_name: typedName }, actor) {
    await closeDealership(parts, reachOf(actor), { dealerId, typedName }, new Date());
    return { success: true };
  },
});
