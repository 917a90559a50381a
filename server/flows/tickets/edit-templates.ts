import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { lockDeskNames } from '../../features/tickets/desk.store.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  isTemplateNameTaken,
  updateTemplate,
} from '../../features/tickets/templates.store.ts';

interface TemplateInput {
  id?: number | undefined;
  name: string;
  content: string;
}

/** Adds or changes a reply template. */
export const saveReplyTemplate = (db: Database, actorId: number, { id, ...wanted }: TemplateInput) =>
  db.transaction().execute(async (tx) => {
    await lockDeskNames(tx);
    const before = id === undefined ? null : ((await findTemplate(tx, id)) ?? fail('template_not_found'));
    if (await isTemplateNameTaken(tx, wanted.name, before?.id)) fail('template_exists');
    if (!before)
      return asStaff(tx, actorId, { action: 'add_response_template' }, () => insertTemplate(tx, actorId, wanted));
    return asStaff(tx, actorId, { action: 'change_response_template', id: before.id }, () =>
      updateTemplate(tx, before.id, wanted),
    );
  });

export const deleteReplyTemplate = (db: Database, actorId: number, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockDeskNames(tx);
    if (!(await findTemplate(tx, id))) fail('template_not_found');
    await asStaff(tx, actorId, { action: 'delete_response_template', id }, () => deleteTemplate(tx, id));
  });
