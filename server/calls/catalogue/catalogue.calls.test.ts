import type { ApiError } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  ada = await site.as('admin');
});
afterAll(() => site.close());

const makeNamed = async (name: string) => {
  const { makes } = await site.visitor().api.catalogue.makes({});
  return makes.find(({ display_name }) => display_name === name);
};

test('contains the game’s 53 makes and 540 models, with the number on sale', async () => {
  const { api } = site.visitor();
  await listed(await site.as('member'));
  const { makes } = await api.catalogue.makes({});
  expect(makes).toHaveLength(53);
  expect(await makeNamed('Karin')).toMatchObject({ active_cars: 1 });
  const { rows } = await sql<{ models: number }>`select count(*) as models from car_models`.execute(site.db);
  expect(rows).toEqual([{ models: 540 }]);
  const { models } = await api.catalogue.models({ make_id: (await makeNamed('Karin'))!.id });
  expect(models).toContainEqual({ id: expect.any(Number), display_name: 'Sultan', body_class: 'Sports', seats: 4 });
  expect((await api.catalogue.models({ make_id: 999_999 })).models).toEqual([]);
});

test('makes and models added by an admin can be listed right away, and each change is logged', async () => {
  const { make } = await ada.api.catalogue.addMake({ display_name: 'Zirconia' });
  const { model } = await ada.api.catalogue.addModel({ make_id: make.id, display_name: 'Prime', body_class: 'Vans' });
  await expect(ada.api.catalogue.addMake({ display_name: 'zirconia' })).rejects.toMatchObject({ code: 'make_exists' });
  await expect(
    ada.api.catalogue.addModel({ make_id: make.id, display_name: 'PRIME', body_class: 'Vans' }),
  ).rejects.toMatchObject({ code: 'model_exists' });
  await expect(
    ada.api.catalogue.addModel({ make_id: 999_999, display_name: 'X', body_class: 'Vans' }),
  ).rejects.toMatchObject({ code: 'make_not_found' });
  const id = await listed(await site.as('otherMember'), { make: 'Zirconia', model: 'Prime' });
  expect(await site.visitor().api.cars.get({ id })).toMatchObject({ body_class: 'Vans' });
  const actions = await site.db.selectFrom('staff_actions').select(['actor_id', 'action', 'target_id']).execute();
  expect(actions).toEqual([
    { actor_id: ada.id, action: 'add_make', target_id: make.id },
    { actor_id: ada.id, action: 'add_model', target_id: model.id },
  ]);
});

test('renaming a make or model renames its cars in lists, counts and search', async () => {
  const karin = (await makeNamed('Karin'))!;
  await ada.api.catalogue.editMake({ id: karin.id, display_name: 'Karina' });
  await expect.poll(async () => (await site.visitor().api.cars.list({ make: 'Karina' })).total).toBe(1);
  const { cars, counts } = await site.visitor().api.cars.list({ make: 'Karina', counts: true });
  expect(cars).toMatchObject([{ make: 'Karina', title: '2021 Karina Sultan' }]);
  expect(counts?.make).toMatchObject({ Karina: 1 });
  expect((await site.visitor().api.cars.list({ search: 'karina' })).total).toBe(1);
  await expect(ada.api.catalogue.editMake({ id: karin.id, display_name: 'Bravado' })).rejects.toMatchObject({
    code: 'make_exists',
  });
  expect(await makeNamed('Karina')).toBeDefined();
});

test('a hidden one is no longer offered, and the staff log is append-only', async () => {
  const make = (await makeNamed('Zirconia'))!;
  await ada.api.catalogue.editMake({ id: make.id, is_hidden: true });
  expect(await makeNamed('Zirconia')).toBeUndefined();
  await expect(sql`delete from staff_actions`.execute(site.db)).rejects.toThrow('never changed');
});

test('of two concurrent uses of the same name, one gets an error', async () => {
  const makes = await Promise.all(['Aaa', 'Bbb'].map((display_name) => ada.api.catalogue.addMake({ display_name })));
  const outcomes = await Promise.allSettled(
    makes.map(({ make }) => ada.api.catalogue.editMake({ id: make.id, display_name: 'Same' })),
  );
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as ApiError).code)).toEqual(['make_exists']);
});

test('staff also see hidden makes and models with their cars, and find makes by a model’s name', async () => {
  const moderator = await site.as('moderator');
  const { make } = await ada.api.catalogue.addMake({ display_name: 'Hidden Works' });
  const { model } = await ada.api.catalogue.addModel({ make_id: make.id, display_name: 'Quietus', body_class: 'Vans' });
  await listed(await site.as('otherMember'), { make: 'Hidden Works', model: 'Quietus' });
  await ada.api.catalogue.editMake({ id: make.id, is_hidden: true });
  const { makes } = await moderator.api.catalogue.staffMakes({ search: 'quiet' });
  expect(makes).toEqual([
    {
      id: make.id,
      display_name: 'Hidden Works',
      is_hidden: true,
      models: 1,
      cars: 1,
      active_cars: 1,
      matching_models: ['Quietus'],
    },
  ]);
  expect((await moderator.api.catalogue.staffMakes({ search: 'quiet', is_hidden: false })).makes).toEqual([]);
  const { models } = await moderator.api.catalogue.staffModels({ make_id: make.id });
  expect(models).toEqual([
    { id: model.id, display_name: 'Quietus', body_class: 'Vans', seats: null, is_hidden: false, cars: 1 },
  ]);
  await expect(moderator.api.catalogue.staffModels({ make_id: 999_999 })).rejects.toMatchObject({
    code: 'make_not_found',
  });
  await expect(moderator.api.catalogue.editMake({ id: make.id, is_hidden: false })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});
