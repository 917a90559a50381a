import type { directory } from '@forecourt/contract/dealers/directory.ts';
import type { Database } from '../../database/database.ts';
import { listDealers } from '../../features/dealers/directory.store.ts';
import { companyPage } from '../../flows/profiles/company-page.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';

interface DirectoryDeps {
  db: Database;
  /** The time zone of opening hours. */
  siteTimezone: string;
}

export const directoryCalls = ({ db, siteTimezone }: DirectoryDeps): Handlers<typeof directory> => ({
  async list(asked) {
    const { dealers, total } = await listDealers(db, asked);
    const pages = Math.ceil(total / asked.limit);
    return { success: true, dealers, time_zone: siteTimezone, page: asked.page, pages, total };
  },

  async get({ id }, actor) {
    const dealer = await companyPage(db, id, { isSignedIn: actor !== null, timeZone: siteTimezone });
    return { success: true, dealer: dealer ?? fail('dealer_not_found') };
  },
});
