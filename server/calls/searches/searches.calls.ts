import type { searches } from '@forecourt/contract/searches/searches.ts';
import { changeSearch, removeSearch } from '../../features/searches/saved-searches.store.ts';
import { openSearch, ownSearches, type OwnSearchesDeps } from '../../flows/searches/own-searches.ts';
import { saveSearch, undoRemoval } from '../../flows/searches/save-search.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { todayIn } from '../../lib/site-time.ts';

interface SearchesDeps extends OwnSearchesDeps {
  siteTimezone: string;
}

export const searchesCalls = ({ db, log, siteTimezone }: SearchesDeps): Handlers<typeof searches> => ({
  list: async (_nothing, { id }) => ({
    success: true,
    searches: await ownSearches({ db, log }, id, todayIn(siteTimezone)),
  }),

  add: async (given, { id }) => ({ success: true, ...(await saveSearch(db, id, given)) }),

  async update({ id, ...change }, actor) {
    if (!(await changeSearch(db, actor.id, id, change))) fail('search_not_found');
    return { success: true };
  },

  async remove({ id }, actor) {
    if (!(await removeSearch(db, actor.id, id))) fail('search_not_found');
    return { success: true };
  },

  async restore({ id }, actor) {
    await undoRemoval(db, actor.id, id);
    return { success: true };
  },

  async open({ id }, actor) {
    const opened = await openSearch({ db, log }, actor.id, id, todayIn(siteTimezone));
    return opened ? { success: true, ...opened } : fail('search_not_found');
  },
});
