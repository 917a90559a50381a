import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToasts } from '../ui/toast-list.ts';
import type { Deal } from '@forecourt/contract/cars/filter-values.ts';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { aDecision, decisionAnswer } from '../testing/appeals.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { liveListing } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';

const car = (id: number, title: string, more: Partial<InventoryCar> = {}): InventoryCar => ({
  ...liveListing,
  deal: null,
  id,
  title,
  may_edit: true,
  transitions: ['delete', 'reserve'],
  ...more,
});
const cars = [car(1, 'Sultan RS', { views: 1234, inquiries: 7 }), car(2, 'Blista', { price: null, status: 'draft' })];
const page = (shown: InventoryCar[], more: object = {}) => ({
  'inventory.list': {
    success: true as const,
    cars: shown,
    by_status: { active: 1, draft: 1 },
    slots: { used: 1, of: 50 },
    page: 1,
    pages: 1,
    total: shown.length,
    ...more,
  },
});
const open = (answers: Answers = {}, { role = 'owner', at = '' }: { role?: TeamRole; at?: string } = {}) =>
  openApp(`/dealer/inventory${at}`, { ...signedIn({ ...maria, team_role: role }), ...page(cars), ...answers });
const preview = (refusal: string | null = null, deal?: Deal) => ({
  'inventory.bulk': {
    success: true as const,
    verdicts: [
      { car_id: 1, name: 'Sultan RS', change: refusal ? null : '$42,000 → $39,900', refusal, ...(deal && { deal }) },
    ],
    changes: refusal ? 0 : 1,
    undo_id: null,
  },
});

beforeEach(() => dismissToasts());

test('lists every car with its price, status, views and inquiries', async () => {
  open();
  const row = within((await screen.findByRole('link', { name: 'Sultan RS' })).closest('tr')!);
  expect(row.getByText('1,234')).toBeTruthy();
  expect(row.getByText('7')).toBeTruthy();
  expect(screen.getByText('No price yet')).toBeTruthy();
  expect(screen.getByText(/1 of 50 slots/)).toBeTruthy();
});

test('a car’s price is rated in the table, and the preview rates the price after the change', async () => {
  const { user } = open({ ...page([car(1, 'Sultan RS', { deal: 'high' }), cars[1]!]), ...preview(null, 'good') });
  const row = (name: string) => screen.getByRole('link', { name }).closest('tr')!.textContent;
  await screen.findByRole('link', { name: 'Sultan RS' });
  expect(row('Sultan RS')).toContain('High price');
  expect(row('Blista')).not.toContain('deal');
  await user.click(screen.getByRole('checkbox', { name: 'Select Sultan RS' }));
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  expect(await screen.findByText('Good deal')).toBeTruthy();
});

test('the reason staff flagged a car is shown below it, with a link to appeal', async () => {
  const flagged = { status: 'flagged' as const, status_reason: 'The photos show another car', transitions: [] };
  // Nothing was decided about the dealership itself.
  const decision = async ({ query }: Asked) => decisionAnswer(query.target_type === 'car' ? aDecision : null);
  open({ ...page([car(1, 'Sultan RS', flagged)]), 'appeals.decision': decision });
  expect(await screen.findByText('The photos show another car')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Appeal this decision' })).toBeTruthy();
});

test('the place of the decision is kept while it loads, and no longer if there is none', async () => {
  const flagged = { status: 'flagged' as const, status_reason: 'The photos show another car', transitions: [] };
  const loaded = Promise.withResolvers<void>();
  open({
    ...page([car(1, 'Sultan RS', flagged)]),
    'appeals.decision': async ({ query }: Asked) => {
      if (query.target_type === 'car') await loaded.promise;
      return decisionAnswer(null);
    },
  });
  const cell = (await screen.findByText('The photos show another car')).parentElement!;
  expect(cell.children).toHaveLength(2);
  loaded.resolve();
  await waitFor(() => expect(cell.children).toHaveLength(1));
});

test('filters are in the address, and are remembered', async () => {
  const { user, here, asked } = open();
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'price_high');
  await user.selectOptions(screen.getByLabelText('Status'), 'draft');
  await waitFor(() => expect(here()).toBe('/dealer/inventory?status=draft&sort=price_high'));
  expect(asked.findLast(({ name }) => name === 'inventory.list')?.query).toMatchObject({
    sort: 'price_high',
    status: 'draft',
  });
  cleanup();
  const again = open();
  await waitFor(() => expect(again.here()).toContain('sort=price_high'));
});

test('slash focuses the search, and arrows move between cars', async () => {
  const { user } = open();
  const first = await screen.findByRole('link', { name: 'Sultan RS' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search your cars' }));
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Blista' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

test('a deleted car is restored with Undo', async () => {
  const response = Promise.withResolvers<{ success: true; listing: InventoryCar }>();
  const { user, asked, answers } = open({ 'cars.change': () => response.promise });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Sultan RS' });
  await user.click(button);
  await waitFor(() => expect(button.disabled, 'while it is being deleted').toBe(true));
  Object.assign(answers, page([cars[1]!]));
  response.resolve({ success: true, listing: cars[0]! });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sultan RS' }), 'once it is deleted').toBeNull());
  Object.assign(answers, page(cars));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Sultan RS' })).toBeTruthy();
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'cars.change').map(({ body }) => body)).toEqual([
      { id: 1, transition: 'delete' },
      { id: 1, transition: 'restore' },
    ]),
  );
});

/** Both cars, deleted together. */
async function deleteBoth(opened: ReturnType<typeof open>) {
  const { user } = opened;
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Selected cars' })).getByRole('button', { name: 'Delete' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete listings' }));
  await user.click(await dialog.findByRole('button', { name: 'Delete 2 cars' }));
  return screen.findByRole('button', { name: 'Undo' });
}
const both = (change: string | null, ...refusals: (string | null)[]) => ({
  success: true as const,
  verdicts: cars.slice(0, 2).map(({ id, title }, place) => ({
    car_id: id,
    name: title!,
    change: refusals[place] ? null : change,
    refusal: refusals[place] ?? null,
  })),
  changes: 2 - refusals.filter(Boolean).length,
  undo_id: null,
});

test('a bulk Undo that fails says so, and can be tried again', async () => {
  const opened = open({ 'inventory.bulk': both('Deleted') });
  const undo = await deleteBoth(opened);
  opened.answers['inventory.bulk'] = { fails: 'internal' };
  await opened.user.click(undo);
  expect(await screen.findByText('We couldn’t restore 2 cars')).toBeTruthy();
  expect(screen.getByText('Sultan RS, Blista')).toBeTruthy();
  expect(screen.getByText('Please try again.')).toBeTruthy();
  opened.answers['inventory.bulk'] = both('Restored');
  Object.assign(opened.answers, page([car(1, 'Sultan RS, restored'), cars[1]!]));
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 cars restored')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Sultan RS, restored' })).toBeTruthy();
  const sent = opened.asked.filter(({ body }) => (body as { change?: string })?.change === 'restore');
  expect(sent.map(({ body }) => (body as { car_ids: number[] }).car_ids)).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('a bulk Undo that restores only some says which were left out and why, and retries only those', async () => {
  const opened = open({ 'inventory.bulk': both('Deleted') });
  const undo = await deleteBoth(opened);
  opened.answers['inventory.bulk'] = both('Restored', null, 'All 50 slots for listings are in use');
  await opened.user.click(undo);
  expect(await screen.findByText('We couldn’t restore 1 car')).toBeTruthy();
  expect(screen.getByText(/1 car was restored/)).toBeTruthy();
  expect(screen.getByText(`${cars[1]!.title}: All 50 slots for listings are in use`)).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  const sent = () => opened.asked.filter(({ body }) => (body as { change?: string })?.change === 'restore');
  await waitFor(() => expect(sent().map(({ body }) => (body as { car_ids: number[] }).car_ids)).toEqual([[1, 2], [2]]));
});

test('shows what would happen to each selected car beforehand', async () => {
  const { user, asked, answers } = open(preview());
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sultan RS' }));
  const bar = within(screen.getByRole('region', { name: 'Selected cars' }));
  expect(bar.getByText('1 car selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Change price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  expect(await dialog.findByText('$42,000 → $39,900')).toBeTruthy();
  const sent = () => asked.filter(({ name }) => name === 'inventory.bulk').map(({ body }) => body);
  expect(sent()).toMatchObject([{ preview: true, car_ids: [1], price: { percent: -5 } }]);
  Object.assign(answers, page([car(1, 'Sultan RS', { price: 31_234 })]));
  await user.click(await dialog.findByRole('button', { name: 'Change 1 car' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ preview: false, car_ids: [1], change: 'price' }));
  expect(await screen.findByText('$31,234'), 'in the list').toBeTruthy();
  expect(await screen.findByText('1 car changed')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected cars' })).toBeNull();
});

test('prices can’t be changed until the preview is the one of the price shown', async () => {
  const preview10 = Promise.withResolvers<ReturnType<typeof preview>['inventory.bulk']>();
  const { user, asked } = open({
    'inventory.bulk': async ({ body }) =>
      (body as { price: { percent: number } }).price.percent === -5 ? preview()['inventory.bulk'] : preview10.promise,
  });
  const sent = () => asked.filter(({ name }) => name === 'inventory.bulk').map(({ body }) => body);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sultan RS' }));
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Change 1 car' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.change(screen.getByLabelText('Percent'), { target: { value: '-10' } });
  expect(button.disabled, 'before the preview is asked for').toBe(true);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ preview: true, price: { percent: -10 } }));
  expect(button.disabled, 'before the preview has arrived').toBe(true);
  preview10.resolve(preview()['inventory.bulk']);
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ preview: false, price: { percent: -10 } }));
});

test('if nothing can be changed there’s no button, and the reason is shown next to the car', async () => {
  const { user } = open(preview('You can’t do this while the listing is draft'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('You can’t do this while the listing is draft')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change 0 cars' }).hasAttribute('disabled')).toBe(true);
});

test('an invalid price is reported at its field, and nothing is sent', async () => {
  const { user, asked } = open(preview());
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sultan RS' }));
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  const field = await screen.findByLabelText('Percent');
  await user.clear(field);
  await user.type(field, '-95');
  expect(await screen.findByText('Please enter a percentage from -90 to 100')).toBeTruthy();
  fireEvent.change(field, { target: { value: '-20' } });
  const prices = () =>
    asked
      .filter(({ name }) => name === 'inventory.bulk')
      .map(({ body }) => (body as { price?: { percent: number } }).price);
  await waitFor(() => expect(prices()).toContainEqual({ percent: -20 }));
  expect(prices()).not.toContainEqual({ percent: -95 });
  expect(prices(), 'each preview has a price').not.toContain(undefined);
});

test('users who can’t change several cars have no checkboxes and no export', async () => {
  open({}, { role: 'staff' });
  await screen.findByRole('link', { name: 'Sultan RS' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('without cars it offers to list one, and without a match to clear the filters', async () => {
  open(page([]));
  expect(await screen.findByText('No cars listed yet')).toBeTruthy();
});

test('without a match there’s a way back to all', async () => {
  const { user, here } = open(page([]), { at: '?q=zzz' });
  await user.click(await screen.findByRole('button', { name: 'Show all cars' }));
  await waitFor(() => expect(here()).toBe('/dealer/inventory'));
});

test('a list that fails to load says so and offers Try Again', async () => {
  const { user, answers } = open({ 'inventory.list': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'Failed to get dealer cars' })).toBeTruthy();
  Object.assign(answers, page(cars));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Sultan RS' })).toBeTruthy();
});

test('a car is marked as sold from its row, and the sale can be undone', async () => {
  const sold = car(3, 'Futo', { status: 'sold', transitions: ['relist'] });
  const { user } = open({
    ...page([car(1, 'Sultan RS', { transitions: ['mark_sold'] }), sold]),
    'sales.ofCar': { success: true, sale: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark Sultan RS as sold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Sale' }));
  expect(await dialog.findByText('Sultan RS')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Undo the sale of Futo' }));
  expect(await screen.findByRole('dialog', { name: 'Undo this sale?' })).toBeTruthy();
});

test('prints the selected cars, or all that match including other pages', async () => {
  const printed: string[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelector('.list-sheet')!.textContent));
  const { user } = open({
    'inventory.list': ({ query }) =>
      Promise.resolve({
        ...page(query.page === '2' ? [car(9, 'From page two')] : cars, { pages: 2, total: 3 })['inventory.list'],
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/Sultan RS.*From page two/);
  expect(printed[0]).toContain(maria.company_name);
  await user.click(screen.getByRole('checkbox', { name: 'Select Blista' }));
  await user.click(screen.getByRole('button', { name: 'Print selected' }));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toContain('Blista');
  expect(printed[1]).not.toContain('Sultan RS');
});

test('users with file access get a link to the import, others don’t', async () => {
  const { user, here } = open({ 'imports.unfinished': { success: true, import: null } });
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await waitFor(() => expect(here()).toBe('/dealer/inventory?import=new'));
  cleanup();
  open({}, { role: 'staff', at: '?import=new' });
  expect(await screen.findByRole('link', { name: 'Sultan RS' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull();
});

test('new prices can be undone, and a car that was changed since is named', async () => {
  const { user, answers, asked } = open({ 'inventory.bulk': { ...both('$40,000 → $38,000'), undo_id: 12 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected cars' }));
  await user.click(bar.getByRole('button', { name: 'Change price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  await user.click(await dialog.findByRole('button', { name: 'Change 2 cars' }));
  const { undo_id: _none, ...left } = both('back', null, 'It was changed since and stays at $41,000');
  answers['inventory.undoPrices'] = left;
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('We couldn’t undo the new price of 1 car')).toBeTruthy();
  expect(screen.getByText(`${cars[1]!.title}: It was changed since and stays at $41,000`)).toBeTruthy();
  expect(screen.getByText('1 car was changed back.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(asked.find(({ name }) => name === 'inventory.undoPrices')?.body).toMatchObject({ undo_id: 12 });
});

test('an undo of prices that fails says so, and can be tried again', async () => {
  const { user, answers } = open({ 'inventory.bulk': { ...both('$40,000 → $38,000'), undo_id: 12 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected cars' }));
  await user.click(bar.getByRole('button', { name: 'Change price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  await user.click(await dialog.findByRole('button', { name: 'Change 2 cars' }));
  answers['inventory.undoPrices'] = { fails: 'internal' };
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('We couldn’t undo the new price of 2 cars')).toBeTruthy();
  answers['inventory.undoPrices'] = both('back');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 cars back at the earlier price')).toBeTruthy();
});
