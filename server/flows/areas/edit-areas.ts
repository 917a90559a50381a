import { maxAlso } from '@forecourt/contract/areas/areas.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import {
  findArea,
  findRegion,
  insertArea,
  insertRegion,
  isNameTaken,
  markMerged,
  saveArea,
  saveRegion,
} from '../../features/areas/areas.store.ts';
import { lockNames } from '../../features/catalogue/catalogue.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

/** One change of the catalogue at a time. */
const inTurn = <T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    return change(tx);
  });

/** Without repetitions and without the name itself. The first ones are kept. */
function otherNames(names: readonly string[], name: string): string[] {
  const byWord = new Map(names.map((one) => [one.toLowerCase(), one]));
  byWord.delete(name.toLowerCase());
  return [...byWord.values()].slice(0, maxAlso);
}

export const addArea = (
  db: Database,
  actorId: number,
  { region_id, name, also = [] }: { region_id: number; name: string; also?: string[] | undefined },
) =>
  inTurn(db, async (tx) => {
    if (!(await findRegion(tx, region_id))) fail('region_not_found');
    if (await isNameTaken(tx, 'areas', name)) fail('area_exists');
    const area = { region_id, name, also: otherNames(also, name) };
    return asStaff(tx, actorId, { action: 'add_area' }, () => insertArea(tx, area));
  });

interface AreaEdit {
  region_id?: number | undefined;
  name?: string | undefined;
  also?: string[] | undefined;
  is_hidden?: boolean | undefined;
}

/** The former name stays one of its other names, so old links and searches find it. */
export const editArea = (db: Database, actorId: number, id: number, change: AreaEdit) =>
  inTurn(db, async (tx) => {
    const before = (await findArea(tx, id)) ?? fail('area_not_found');
    const { name = before.name, region_id = before.region_id, is_hidden = before.is_hidden } = change;
    if (!(await findRegion(tx, region_id))) fail('region_not_found');
    if (await isNameTaken(tx, 'areas', name, id)) fail('area_exists');
    const former = name === before.name ? [] : [before.name];
    const also = otherNames([...former, ...(change.also ?? before.also)], name);
    if (name !== before.name || region_id !== before.region_id)
      await announce(tx, { kind: 'area_changed', areaId: id });
    return asStaff(tx, actorId, { action: 'edit_area', id }, () =>
      saveArea(tx, id, { region_id, name, also, is_hidden }),
    );
  });

/** A job moves the cars. The names of the merged area become other names of the one that stays. */
export const mergeArea = (db: Database, actorId: number, id: number, intoId: number) =>
  inTurn(db, async (tx) => {
    const from = (await findArea(tx, id)) ?? fail('area_not_found');
    const into = (await findArea(tx, intoId)) ?? fail('area_not_found');
    if (id === intoId || into.is_hidden) fail('area_not_selectable');
    await announce(tx, { kind: 'area_changed', areaId: id });
    const also = otherNames([from.name, ...into.also, ...from.also], into.name);
    return asStaff(tx, actorId, { action: 'merge_area', id }, async () => {
      await markMerged(tx, id, intoId);
      const { region_id, name, is_hidden } = into;
      return saveArea(tx, intoId, { region_id, name, is_hidden, also });
    });
  });

export const addRegion = (
  db: Database,
  actorId: number,
  { name, also = [] }: { name: string; also?: string[] | undefined },
) =>
  inTurn(db, async (tx) => {
    if (await isNameTaken(tx, 'area_regions', name)) fail('region_exists');
    const region = { name, also: otherNames(also, name) };
    return asStaff(tx, actorId, { action: 'add_region' }, () => insertRegion(tx, region));
  });

export const editRegion = (
  db: Database,
  actorId: number,
  id: number,
  change: { name?: string | undefined; also?: string[] | undefined },
) =>
  inTurn(db, async (tx) => {
    const before = (await findRegion(tx, id)) ?? fail('region_not_found');
    const { name = before.name } = change;
    if (await isNameTaken(tx, 'area_regions', name, id)) fail('region_exists');
    const former = name === before.name ? [] : [before.name];
    const also = otherNames([...former, ...(change.also ?? before.also)], name);
    if (name !== before.name) await announce(tx, { kind: 'region_renamed', regionId: id });
    return asStaff(tx, actorId, { action: 'edit_region', id }, () => saveRegion(tx, id, { name, also }));
  });
