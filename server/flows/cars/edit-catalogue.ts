import type { BodyClass } from '@forecourt/contract/catalogue/body-classes.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import {
  findMake,
  findModel,
  holdNames,
  insertMake,
  insertModel,
  isMakeNameTaken,
  isModelNameTaken,
  saveMake,
  saveModel,
} from '../../features/catalogue/catalogue.store.ts';
import { recordStaffAction } from '../../features/staff/staff-actions.store.ts';

export const addMake = (db: Database, actorId: number, displayName: string) =>
  db.transaction().execute(async (tx) => {
    await holdNames(tx);
    const made = (await insertMake(tx, displayName)) ?? fail('make_exists');
    await recordStaffAction(tx, { actorId, action: 'add_make', target: make(made.id), before: null, after: made });
    return made;
  });

export const editMake = (
  db: Database,
  actorId: number,
  id: number,
  change: { display_name?: string | undefined; is_hidden?: boolean | undefined },
) =>
  db.transaction().execute(async (tx) => {
    await holdNames(tx);
    const before = (await findMake(tx, id)) ?? fail('make_not_found');
    const wanted = {
      display_name: change.display_name ?? before.display_name,
      is_hidden: change.is_hidden ?? before.is_hidden,
    };
    if (await isMakeNameTaken(tx, id, wanted.display_name)) fail('make_exists');
    const after = await saveMake(tx, id, wanted);
    if (after.display_name !== before.display_name) await announce(tx, { kind: 'make_renamed', makeId: id });
    await recordStaffAction(tx, { actorId, action: 'edit_make', target: make(id), before, after });
    return after;
  });

export const addModel = (
  db: Database,
  actorId: number,
  model: { make_id: number; display_name: string; body_class: BodyClass },
) =>
  db.transaction().execute(async (tx) => {
    await holdNames(tx);
    if (!(await findMake(tx, model.make_id))) fail('make_not_found');
    const made = (await insertModel(tx, model)) ?? fail('model_exists');
    await recordStaffAction(tx, {
      actorId,
      action: 'add_model',
      target: { type: 'car_model', id: made.id },
      before: null,
      after: made,
    });
    return made;
  });

export const editModel = (
  db: Database,
  actorId: number,
  id: number,
  change: {
    display_name?: string | undefined;
    body_class?: BodyClass | undefined;
    is_hidden?: boolean | undefined;
  },
) =>
  db.transaction().execute(async (tx) => {
    await holdNames(tx);
    const before = (await findModel(tx, id)) ?? fail('model_not_found');
    const wanted = {
      display_name: change.display_name ?? before.display_name,
      body_class: change.body_class ?? before.body_class,
      is_hidden: change.is_hidden ?? before.is_hidden,
    };
    if (await isModelNameTaken(tx, id, before.make_id, wanted.display_name)) fail('model_exists');
    const after = await saveModel(tx, id, wanted);
    await announce(tx, { kind: 'model_changed', modelId: id });
    await recordStaffAction(tx, {
      actorId,
      action: 'edit_model',
      target: { type: 'car_model', id },
      before,
      after,
    });
    return after;
  });

const make = (id: number) => ({ type: 'car_make', id });
