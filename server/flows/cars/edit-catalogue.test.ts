import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

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
    .select(['actor_id', 'action', 'target_type', 'target_id', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('what an admin changes in the catalogue is on record with what it was and what it became', async () => {
  const { make } = await ada.api.catalogue.addMake({ display_name: 'Zirconia' });
  const onRecord = { actor_id: ada.id, target_type: 'car_make', target_id: make.id, reason: null };
  expect(await lastAction()).toEqual({ ...onRecord, action: 'add_make', before: null, after: make });
  const { make: renamed } = await ada.api.catalogue.editMake({ id: make.id, display_name: 'Zircon' });
  expect(renamed).toEqual({ ...make, display_name: 'Zircon' });
  expect(await lastAction()).toEqual({ ...onRecord, action: 'edit_make', before: make, after: renamed });
});

test('so is what they change about a model', async () => {
  const { make } = await ada.api.catalogue.addMake({ display_name: 'Beryl' });
  const { model } = await ada.api.catalogue.addModel({ make_id: make.id, display_name: 'Prime', body_class: 'Vans' });
  const onRecord = { actor_id: ada.id, target_type: 'car_model', target_id: model.id, reason: null };
  expect(await lastAction()).toEqual({ ...onRecord, action: 'add_model', before: null, after: model });
  const { model: changed } = await ada.api.catalogue.editModel({ id: model.id, body_class: 'Sports' });
  expect(changed).toEqual({ ...model, body_class: 'Sports' });
  expect(await lastAction()).toEqual({ ...onRecord, action: 'edit_model', before: model, after: changed });
  const { model: hidden } = await ada.api.catalogue.editModel({ id: model.id, is_hidden: true });
  expect(await lastAction()).toEqual({ ...onRecord, action: 'edit_model', before: changed, after: hidden });
});
