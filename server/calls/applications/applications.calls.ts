import {
  applicationsPerPage,
  type applications,
  type DealerTerms,
} from '@forecourt/contract/applications/applications.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import { mayApplyFrom } from '../../features/applications/applications.rules.ts';
import { countApplications, latestOf, listApplications } from '../../features/applications/applications.store.ts';
import { apply, withdrawApplication } from '../../flows/applications/apply.ts';
import { removeApplication, reviewApplication } from '../../flows/applications/review-application.ts';
import type { Handlers } from '../../lib/handlers.ts';

interface ApplicationDeps {
  db: Database;
  settings: () => Promise<Settings>;
}

export const applicationsCalls = ({ db, settings }: ApplicationDeps): Handlers<typeof applications> => ({
  async submit(form, actor) {
    const application = await apply(db, actor.id, form, new Date());
    return { success: true, id: application.id, application };
  },

  async mine(_nothing, actor) {
    const [latest, rules] = await Promise.all([latestOf(db, actor.id), settings()]);
    const may_apply_from = mayApplyFrom(latest, new Date());
    return { success: true, application: latest ?? null, may_apply_from, terms: termsOf(rules) };
  },

  terms: async () => ({ success: true, terms: termsOf(await settings()) }),

  withdraw: async ({ id }, actor) => ({
    success: true,
    application: await withdrawApplication(db, actor.id, id),
  }),

  async list(filter, actor) {
    const [{ rows, total }, counts] = await Promise.all([listApplications(db, actor, filter), countApplications(db)]);
    const pages = Math.max(1, Math.ceil(total / applicationsPerPage));
    return { success: true, applications: rows, counts, page: filter.page, pages, total };
  },

  async review({ id, status, review_notes }, actor) {
    const application = await reviewApplication(db, actor, id, { status, notes: review_notes }, new Date());
    return { success: true, application };
  },

  async remove({ id, reason }, actor) {
    await removeApplication(db, actor, id, reason);
    return { success: true };
  },
});

const termsOf = (rules: Settings): DealerTerms => ({
  membership_price: rules.dealer_membership_price,
  grace_days: rules.membership_grace_period_days,
  max_listings: rules.max_listings_per_dealer,
  private_max_listings: rules.max_listings_per_user,
  free_featured_per_month: rules.dealer_free_featured_per_month,
});
