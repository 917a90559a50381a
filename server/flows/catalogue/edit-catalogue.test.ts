import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  ada = await site.as('admin');
});
afterAll(() => site.close());

const lastAction = () =>
  site.db
    .selectFrom('staff_actions')
    .select(['actor_id', 'action', 'target_kind', 'target_id', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The id is compared separately. */
const stateOf = <T extends { id: number }>({ id: _id, ...state }: T) => state;

test('catalogue changes by admins are logged with old and new values', async () => {
  const { make } = await ada.api.catalogue.addMake({ display_name: 'Zirconia' });
  const onRecord = { actor_id: ada.id, target_kind: 'car_make', target_id: make.id, reason: null };
  expect(await lastAction()).toEqual({ ...onRecord, action: 'add_make', before: null, after: stateOf(make) });
  const { make: renamed } = await ada.api.catalogue.editMake({ id: make.id, display_name: 'Zircon' });
  expect(renamed).toEqual({ ...make, display_name: 'Zircon' });
  expect(await lastAction()).toEqual({
    ...onRecord,
    action: 'edit_make',
    before: stateOf(make),
    after: stateOf(renamed),
  });
});

test('changes to a model are logged too', async () => {
  const { make } = await ada.api.catalogue.addMake({ display_name: 'Beryl' });
  const { model } = await ada.api.catalogue.addModel({ make_id: make.id, display_name: 'Prime', body_class: 'Vans' });
  const onRecord = { actor_id: ada.id, target_kind: 'car_model', target_id: model.id, reason: null };
  expect(await lastAction()).toEqual({ ...onRecord, action: 'add_model', before: null, after: stateOf(model) });
  const { model: changed } = await ada.api.catalogue.editModel({ id: model.id, body_class: 'Sports' });
  expect(changed).toEqual({ ...model, body_class: 'Sports' });
  expect(await lastAction()).toEqual({
    ...onRecord,
    action: 'edit_model',
    before: stateOf(model),
    after: stateOf(changed),
  });
  const { model: hidden } = await ada.api.catalogue.editModel({ id: model.id, is_hidden: true });
  expect(await lastAction()).toEqual({
    ...onRecord,
    action: 'edit_model',
    before: stateOf(changed),
    after: stateOf(hidden),
  });
});

test('a model cannot take the name of another model of its make, by adding or renaming, but can across makes', async () => {
  const [one, other] = await Promise.all(
    ['Citrine', 'Corundum'].map(async (display_name) => (await ada.api.catalogue.addMake({ display_name })).make),
  );
  const add = async (make_id: number, display_name: string) =>
    (await ada.api.catalogue.addModel({ make_id, display_name, body_class: 'Vans' })).model;
  await add(one!.id, 'Alpha');
  const beta = await add(one!.id, 'Beta');
  const rename = { id: beta.id, display_name: 'alpha' };
  await expect(ada.api.catalogue.editModel(rename)).rejects.toMatchObject({ code: 'model_exists' });
  await expect(add(one!.id, 'ALPHA')).rejects.toMatchObject({ code: 'model_exists' });
  expect((await add(other!.id, 'Alpha')).display_name).toBe('Alpha');
});
