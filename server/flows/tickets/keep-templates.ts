import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { recordStaffAction } from '../../features/staff/staff-actions.store.ts';
import { holdDeskNames } from '../../features/tickets/desk.store.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  isTemplateNameTaken,
  updateTemplate,
} from '../../features/tickets/templates.store.ts';

interface Wanted {
  id?: number | undefined;
  name: string;
  content: string;
}

/** Keeps an answer ready, or changes one that is. */
export const keepTemplate = (db: Database, actorId: number, { id, ...wanted }: Wanted) =>
  db.transaction().execute(async (tx) => {
    await holdDeskNames(tx);
    const before = id === undefined ? null : ((await findTemplate(tx, id)) ?? fail('template_not_found'));
    if (await isTemplateNameTaken(tx, wanted.name, before?.id)) fail('template_exists');
    const after = await (before ? updateTemplate(tx, before.id, wanted) : insertTemplate(tx, actorId, wanted));
    await recordStaffAction(tx, {
      actorId,
      action: before ? 'change_response_template' : 'add_response_template',
      target: { type: 'response_template', id: after.id },
      before,
      after: { id: after.id, ...wanted },
    });
    return after;
  });

export const dropTemplate = (db: Database, actorId: number, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdDeskNames(tx);
    const before = (await findTemplate(tx, id)) ?? fail('template_not_found');
    await deleteTemplate(tx, id);
    await recordStaffAction(tx, {
      actorId,
      action: 'delete_response_template',
      target: { type: 'response_template', id },
      before,
      after: null,
    });
  });
