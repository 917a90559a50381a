import type { Award } from '@forecourt/contract/awards/awards.ts';
import type { Database } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { findAward, lockAward, insertAward, isNameTaken, saveAward } from '../../features/awards/awards.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';

type AwardWords = Omit<Award, 'id'>;

export const addAward = (db: Database, staffId: number, words: AwardWords) =>
  db.transaction().execute(async (tx) => {
    await hold(tx, 'awardNames');
    const { id } = await asStaff(
      tx,
      staffId,
      { action: 'add_award' },
      async () => (await insertAward(tx, words)) ?? fail('award_name_taken'),
    );
    return findAward(tx, id);
  });

/**
 * Holders keep a retired award, but no one else can get it. Automatic awards describe their rule and can't be changed.
 */
export const changeAward = (
  db: Database,
  staffId: number,
  { id, ...changed }: AwardWords & { id: number; is_retired: boolean },
) =>
  db.transaction().execute(async (tx) => {
    await hold(tx, 'awardNames');
    const award = (await lockAward(tx, id)) ?? fail('award_not_found');
    if (award.is_by_rule) fail('award_by_rule');
    if (await isNameTaken(tx, changed.name, id)) fail('award_name_taken');
    await asStaff(tx, staffId, { action: 'change_award', id }, () => saveAward(tx, id, changed));
    return findAward(tx, id);
  });
