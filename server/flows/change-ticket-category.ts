import type { Database } from '../database/database.ts';
import { fail } from '../failure.ts';
import { recordStaffAction } from '../features/staff/staff-actions.store.ts';
import { saveCategory } from '../features/tickets/desk.store.ts';

interface Wanted {
  id?: number | undefined;
  name: string;
  is_retired: boolean;
}

/** Adds a category or changes one; tickets keep theirs also when it is no longer offered. */
export const changeCategory = (db: Database, actorId: number, wanted: Wanted) =>
  db.transaction().execute(async (tx) => {
    const saved = await saveCategory(tx, wanted);
    if (saved === 'taken') return fail('category_exists');
    const category = saved ?? fail('category_not_found');
    await recordStaffAction(tx, {
      actorId,
      action: wanted.id === undefined ? 'add_ticket_category' : 'change_ticket_category',
      target: { type: 'ticket_category', id: category.id },
      before: null,
      after: category,
    });
    return category;
  });
