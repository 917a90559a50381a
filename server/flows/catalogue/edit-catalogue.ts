import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import {
  findMake,
  findModel,
  lockNames,
  insertMake,
  insertModel,
  isMakeNameTaken,
  isModelNameTaken,
  saveMake,
  saveModel,
} from '../../features/catalogue/catalogue.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

type Seats = number | null | undefined;

export const addMake = (db: Database, actorId: number, displayName: string) =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    return asStaff(
      tx,
      actorId,
      { action: 'add_make' },
      async () => (await insertMake(tx, displayName)) ?? fail('make_exists'),
    );
  });

export const editMake = (
  db: Database,
  actorId: number,
  id: number,
  change: { display_name?: string | undefined; is_hidden?: boolean | undefined },
) =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    const before = (await findMake(tx, id)) ?? fail('make_not_found');
    const wanted = {
      display_name: change.display_name ?? before.display_name,
      is_hidden: change.is_hidden ?? before.is_hidden,
    };
    if (await isMakeNameTaken(tx, id, wanted.display_name)) fail('make_exists');
    if (wanted.display_name !== before.display_name) await announce(tx, { kind: 'make_renamed', makeId: id });
    return asStaff(tx, actorId, { action: 'edit_make', id }, () => saveMake(tx, id, wanted));
  });

export const addModel = (
  db: Database,
  actorId: number,
  { seats = null, ...named }: { make_id: number; display_name: string; body_class: BodyClass; seats?: Seats },
) =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    const model = { ...named, seats };
    if (!(await findMake(tx, model.make_id))) fail('make_not_found');
    return asStaff(
      tx,
      actorId,
      { action: 'add_model' },
      async () => (await insertModel(tx, model)) ?? fail('model_exists'),
    );
  });

export const editModel = (
  db: Database,
  actorId: number,
  id: number,
  change: {
    display_name?: string | undefined;
    body_class?: BodyClass | undefined;
    seats?: Seats;
    is_hidden?: boolean | undefined;
  },
) =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    const before = (await findModel(tx, id)) ?? fail('model_not_found');
    const wanted = {
      display_name: change.display_name ?? before.display_name,
      body_class: change.body_class ?? before.body_class,
      seats: change.seats === undefined ? before.seats : change.seats,
      is_hidden: change.is_hidden ?? before.is_hidden,
    };
    if (await isModelNameTaken(tx, id, before.make_id, wanted.display_name)) fail('model_exists');
    await announce(tx, { kind: 'model_changed', modelId: id });
    return asStaff(tx, actorId, { action: 'edit_model', id }, () => saveModel(tx, id, wanted));
  });
