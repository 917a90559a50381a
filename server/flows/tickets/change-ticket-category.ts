import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import {
  findCategory,
  insertCategory,
  isCategoryNameTaken,
  updateCategory,
} from '../../features/tickets/categories.store.ts';
import { lockDeskNames } from '../../features/tickets/desk.store.ts';

interface CategoryInput {
  id?: number | undefined;
  name: string;
  is_retired: boolean;
}

/** Adds or changes a category. Tickets keep theirs even if it's no longer offered. */
export const changeCategory = (db: Database, actorId: number, { id, ...wanted }: CategoryInput) =>
  db.transaction().execute(async (tx) => {
    await lockDeskNames(tx);
    const before = id === undefined ? null : ((await findCategory(tx, id)) ?? fail('category_not_found'));
    if (await isCategoryNameTaken(tx, wanted.name, before?.id)) fail('category_exists');
    if (!before) return asStaff(tx, actorId, { action: 'add_ticket_category' }, () => insertCategory(tx, wanted));
    return asStaff(tx, actorId, { action: 'change_ticket_category', id: before.id }, () =>
      updateCategory(tx, before.id, wanted),
    );
  });
