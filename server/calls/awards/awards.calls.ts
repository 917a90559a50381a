import type { awards } from '@forecourt/contract/awards/awards.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { readCatalogue } from '../../features/awards/awards.store.ts';
import { grantView } from '../../features/awards/grant-views.rules.ts';
import { findHolder, grantsOf } from '../../features/awards/grants.store.ts';
import { grantAward, revokeAward } from '../../flows/awards/grant-award.ts';
import { addAward, changeAward } from '../../flows/awards/edit-catalogue.ts';

export const awardsCalls = (db: Database): Handlers<typeof awards> => ({
  async ofUser({ user_id }) {
    if (!(await findHolder(db, user_id))) fail('user_not_found');
    return { success: true, awards: (await grantsOf(db, user_id)).map(grantView) };
  },
  catalogue: async () => ({ success: true, awards: await readCatalogue(db) }),
  add: async (words, { id }) => ({ success: true, award: await addAward(db, id, words) }),
  edit: async (changed, { id }) => ({ success: true, award: await changeAward(db, id, changed) }),
  async grant({ award_id, user_id, reason }, actor) {
    const granted = await grantAward(db, actor, { awardId: award_id, userId: user_id, reason });
    return { success: true, award: grantView(granted) };
  },
  async revoke({ grant_id, reason }, actor) {
    await revokeAward(db, actor, grant_id, reason);
    return { success: true };
  },
});
