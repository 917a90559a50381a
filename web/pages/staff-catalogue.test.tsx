import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffMake } from '@forecourt/contract/catalogue/catalogue.ts';
import { mia } from '../testing/desk.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const karin: StaffMake = {
  id: 1,
  display_name: 'Karin',
  is_hidden: false,
  models: 2,
  cars: 31,
  active_cars: 12,
  matching_models: [],
};
const answers = {
  'catalogue.staffMakes': { success: true as const, makes: [karin] },
  'catalogue.staffModels': {
    success: true as const,
    models: [{ id: 5, display_name: 'Sultan', body_class: 'Sports' as const, seats: 4, is_hidden: true, cars: 4 }],
  },
};
const open = (user = ada, at = '') => openApp(`/staff/cars/catalogue${at}`, { ...signedIn(user), ...answers });

test('lists makes with their cars, opens to models, and the address says which', async () => {
  const { user, here } = open();
  await user.click(await screen.findByRole('button', { name: /Karin 2 models · 31 cars, 12 active/ }));
  await waitFor(() => expect(here()).toBe('/staff/cars/catalogue?make=1'));
  const models = within(await screen.findByRole('list', { name: 'Karin models' }));
  expect(models.getByText('Sports · 4 seats · 4 cars')).toBeTruthy();
  expect(models.getByText('Hidden')).toBeTruthy();
});

test('a taken name is reported at its field, and an added one is listed', async () => {
  const { user, answers: told, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Add make' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByLabelText(/Make name/);
  told['catalogue.addMake'] = { fails: 'make_exists' };
  await user.type(name, 'Karin');
  await user.click(dialog.getByRole('button', { name: 'Add make' }));
  expect(await dialog.findByText('A make with that name already exists')).toBeTruthy();
  told['catalogue.addMake'] = { success: true, make: { id: 9, display_name: 'Zirconia', is_hidden: false } };
  await user.clear(name);
  await user.type(name, 'Zirconia');
  const zirconia = { ...karin, id: 9, display_name: 'Zirconia', active_cars: 0, cars: 0 };
  told['catalogue.staffMakes'] = { success: true, makes: [karin, zirconia] };
  await user.click(dialog.getByRole('button', { name: 'Add make' }));
  expect(await screen.findByText('Zirconia added')).toBeTruthy();
  expect(asked.findLast((one) => one.name === 'catalogue.addMake')?.body).toEqual({ display_name: 'Zirconia' });
  expect(await screen.findAllByText('Zirconia')).not.toEqual([]);
});

test('users who don’t manage it can only read', async () => {
  open(mia, '?make=1');
  await screen.findByRole('list', { name: 'Karin models' });
  for (const name of ['Add make', 'Add model', /^Edit/, /^Hide/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

const lambo = { id: 3, word: 'lambo', facet: 'make' as const, meant: ['Pegassi'] };

test('search synonyms are next to it, can be added with their meaning, and removed after confirmation', async () => {
  const { user, here, answers: told, asked } = open();
  told['catalogue.words'] = { success: true, words: [lambo] };
  await user.click(await screen.findByRole('link', { name: 'Search synonyms' }));
  await waitFor(() => expect(here()).toBe('/staff/cars/catalogue?view=words'));
  const words = within(await screen.findByRole('list', { name: 'Synonyms' }));
  expect(words.getByText('lambo', { selector: 'b' }).parentElement?.textContent).toContain('Make: Pegassi');
  await user.click(screen.getByRole('button', { name: 'Add synonym' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/What people type/), 'Vette');
  await user.selectOptions(dialog.getByLabelText(/Type of meaning/), 'models');
  await user.type(await dialog.findByLabelText(/What it means/), 'Coquette, Coquette Classic');
  told['catalogue.addWord'] = { success: true, word: { id: 4, word: 'vette', facet: 'models', meant: [] } };
  await user.click(dialog.getByRole('button', { name: 'Add synonym' }));
  expect(await screen.findByText('“Vette” added')).toBeTruthy();
  expect(asked.findLast((one) => one.name === 'catalogue.addWord')?.body).toEqual({
    word: 'Vette',
    facet: 'models',
    meant: ['Coquette', 'Coquette Classic'],
  });
  await user.click(screen.getByRole('button', { name: 'Remove lambo' }));
  told['catalogue.removeWord'] = { success: true };
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove synonym' }));
  expect(await screen.findByText('Synonym removed')).toBeTruthy();
});

const sandy = { id: 5, name: 'Sandy Shores', also: ['Sandy'], is_hidden: false, cars: 12 };
const harmony = { id: 6, name: 'Harmony', also: [], is_hidden: true, cars: 0 };
const regions = [{ id: 8, name: 'Blaine County – Desert', also: ['Desert'], areas: [harmony, sandy] }];

test('areas are next to it by region. Admins rename, retire and merge them, and each dialog says what happens', async () => {
  const { user, answers: told, asked } = open(ada, '?view=areas');
  told['areas.staffList'] = { success: true, regions };
  const list = within(await screen.findByRole('list', { name: 'Areas of Blaine County – Desert' }));
  expect(list.getByText('12 cars')).toBeTruthy();
  expect(list.getByText('Retired')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Edit Sandy Shores' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('12 cars will be updated.')).toBeTruthy();
  told['areas.edit'] = { fails: 'area_exists' };
  const name = dialog.getByLabelText(/Area name/);
  await user.clear(name);
  await user.type(name, 'Harmony');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('An area with that name already exists')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(list.getByRole('button', { name: 'Merge Harmony' }));
  const merging = within(await screen.findByRole('dialog'));
  await user.selectOptions(await merging.findByLabelText(/Merge into/), 'Sandy Shores');
  told['areas.merge'] = { success: true, area: { ...sandy, region_id: 8 } };
  await user.click(merging.getByRole('button', { name: 'Merge areas' }));
  expect(await screen.findByText('Harmony merged')).toBeTruthy();
  expect(asked.findLast((one) => one.name === 'areas.merge')?.body).toEqual({ id: 6, into_id: 5 });
});

test('users who don’t manage areas can only read them', async () => {
  const { answers: told } = open(mia, '?view=areas');
  told['areas.staffList'] = { success: true, regions };
  await screen.findByRole('list', { name: 'Areas of Blaine County – Desert' });
  for (const button of [/^Add/, /^Edit/, /^Merge/, /^Retire/])
    expect(screen.queryByRole('button', { name: button })).toBeNull();
});
