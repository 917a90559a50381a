import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import { mia } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';
import { staffCar } from '../testing/staff-cars.ts';

const flagged: StaffCar = {
  ...staffCar,
  id: 8,
  title: 'A Futo with a past',
  status: 'flagged',
  status_reason: 'The photos show another car',
  decided_at: '2026-11-10T12:00:00.000Z',
  may: ['active', 'removed'],
};
const list = (...cars: StaffCar[]) => ({
  success: true as const,
  cars,
  pagination: { page: 1, limit: 50, total: 10_000, total_is_capped: true, pages: 3 },
});
const stats = {
  success: true as const,
  total_cars: 480,
  by_status: { pending: 1, active: 314, reserved: 12, sold: 132, expired: 18, flagged: 2, removed: 1 },
  featured_cars: 9,
  dealer_cars: 272,
  private_cars: 208,
  reported_cars: 2,
};
const open = (user: SessionUser = mia, answers: Answers = {}, at = '') =>
  openApp(`/staff/cars${at}`, {
    ...signedIn(user),
    'cars.staffCars': list(staffCar, flagged),
    'cars.staffStats': stats,
    'catalogue.makes': { success: true, makes: [{ id: 1, display_name: 'Karin', active_cars: 4 }] },
    ...answers,
  });
const rowOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('tr')!);
const lastAsked = (asked: ReturnType<typeof open>['asked']) =>
  asked.findLast(({ name }) => name === 'cars.staffCars')?.query;

test('lists each car with its seller, price, status and figures, and tiles show the totals', async () => {
  open();
  const row = await rowOf('2021 Karin Sultan');
  for (const text of ['Mara Quinn', 'Private seller', '$42,000', 'Active', '1,234 views', '1 inquiry'])
    expect(row.getByText(text)).toBeTruthy();
  expect((await rowOf('A Futo with a past')).getByText(/The photos show another car/)).toBeTruthy();
  expect(screen.getByText('10,000+ cars')).toBeTruthy();
  expect(screen.getByText('480')).toBeTruthy();
});

test('filters apply right away, typed ones after a pause or Enter, and are in the address', async () => {
  const { user, here, asked, router } = open();
  await rowOf('2021 Karin Sultan');
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Status'), 'flagged');
  await waitFor(() => expect(here()).toBe('/staff/cars?status=flagged'));
  await user.selectOptions(screen.getByLabelText('Type'), 'dealer');
  await waitFor(() => expect(here()).toBe('/staff/cars?status=flagged&type=dealer'));
  expect(lastAsked(asked)).toMatchObject({ status: 'flagged', is_dealer: 'true' });
  await user.type(screen.getByRole('searchbox', { name: 'Search cars' }), 'sultan{Enter}');
  await waitFor(() => expect(here()).toContain('q=sultan'));
  await user.type(screen.getByRole('searchbox', { name: 'Search cars' }), ' rs');
  await waitFor(() => expect(lastAsked(asked)).toMatchObject({ search: 'sultan rs' }));
  act(() => router.history.back());
  await waitFor(() => expect(here()).toBe('/staff/cars?status=flagged&type=dealer'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(here()).toBe('/staff/cars'));
});

test('an invalid price is reported at its field, and nothing typed is lost', async () => {
  const { user, here, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  await user.type(screen.getByLabelText('Price from'), '25k');
  await user.type(screen.getByLabelText('Price to'), 'a lot');
  expect(await screen.findByText('Please enter a whole number')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Price to').value).toBe('a lot');
  await waitFor(() => expect(lastAsked(asked)).toMatchObject({ minPrice: '25000' }));
  expect(here()).toBe('/staff/cars?minPrice=25000');
  await user.clear(screen.getByLabelText('Price to'));
  await waitFor(() => expect(screen.queryByText('Please enter a whole number')).toBeNull());
});

test('a range whose ends are the wrong way round is asked for in order, and stays as typed', async () => {
  const { asked } = open(mia, {}, '?minYear=2020&maxYear=2010&minPrice=900&maxPrice=1000');
  await waitFor(() => expect(lastAsked(asked)).toMatchObject({ minYear: '2010', maxYear: '2020', minPrice: '900' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Year from')).value).toBe('2020');
});

test('a car’s current status can’t be selected, actions need a reason, and the list is refreshed', async () => {
  const { user, asked } = open(mia, { 'cars.updateStatus': { success: true, status: 'removed' } });
  const row = await rowOf('A Futo with a past');
  expect(row.getByRole<HTMLButtonElement>('button', { name: /^Flag/ }).disabled).toBe(true);
  await user.click(row.getByRole('button', { name: /^Remove/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'It’s listed twice' }));
  const before = asked.filter(({ name }) => name === 'cars.staffCars').length;
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('“A Futo with a past” removed')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'cars.updateStatus')?.body).toMatchObject({
    id: 8,
    status: 'removed',
    reason: 'It’s listed twice',
  });
  await waitFor(() => expect(asked.filter(({ name }) => name === 'cars.staffCars').length).toBeGreaterThan(before));
});

test('an action that isn’t possible says why', async () => {
  const reported: StaffCar = { ...staffCar, id: 9, title: 'Reported', may: [] };
  const unpaid: StaffCar = { ...staffCar, id: 10, title: 'Unpaid', status: 'pending', may: [] };
  open(mia, { 'cars.staffCars': list(reported, unpaid) });
  const flag = async (title: string) => (await rowOf(title)).getByRole('button', { name: `Flag: ${title}` });
  expect((await flag('Reported')).title).toBe('You reported this listing, so someone else has to review it');
  expect((await flag('Unpaid')).title).toBe('Not possible while the listing is awaiting payment');
});

test('a failure says so and keeps the reason', async () => {
  const { user } = open(mia, { 'cars.updateStatus': 'offline' });
  await user.click((await rowOf('2021 Karin Sultan')).getByRole('button', { name: /^Flag/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'Two plates');
  await user.click(dialog.getByRole('button', { name: 'Flag' }));
  await dialog.findByRole('alert');
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Two plates');
});

test('bulk actions show the effect on each car first, and need one reason', async () => {
  const verdicts = {
    success: true as const,
    verdicts: [
      { car_id: 7, name: '2021 Karin Sultan', change: 'active → flagged', refusal: null },
      { car_id: 8, name: 'A Futo with a past', change: null, refusal: 'Not while it is flagged' },
    ],
    changes: 1,
  };
  const { user, asked, answers } = open(mia, { 'cars.previewStatuses': verdicts, 'cars.updateStatuses': verdicts });
  await rowOf('2021 Karin Sultan');
  await user.click(screen.getByLabelText('Select all on this page'));
  await user.click(within(screen.getByRole('region', { name: 'Selected cars' })).getByRole('button', { name: 'Flag' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Not while it is flagged')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'All of one seller');
  answers['cars.staffCars'] = list({ ...staffCar, title: 'Flagged just now', status: 'flagged' });
  await user.click(dialog.getByRole('button', { name: 'Flag 1 car' }));
  expect(await screen.findByText('1 car changed, 1 car unchanged')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'cars.updateStatuses')?.body).toMatchObject({
    car_ids: [7, 8],
    status: 'flagged',
    reason: 'All of one seller',
  });
  expect(await screen.findByText('Flagged just now')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected cars' })).toBeNull();
});

test('a bulk action that changes no car can’t be sent, and neither can one without its preview', async () => {
  const preview = Promise.withResolvers<{ success: true; verdicts: Verdict[]; changes: number }>();
  const { user } = open(mia, { 'cars.previewStatuses': () => preview.promise });
  await rowOf('2021 Karin Sultan');
  await user.click(screen.getByLabelText('Select all on this page'));
  await user.click(within(screen.getByRole('region', { name: 'Selected cars' })).getByRole('button', { name: 'Flag' }));
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Flag 0 cars' });
  expect(button.disabled, 'before the preview').toBe(true);
  const refusal = 'Not while it is flagged';
  preview.resolve({ success: true, verdicts: [{ car_id: 8, name: 'A Futo', change: null, refusal }], changes: 0 });
  expect(await dialog.findByText(refusal)).toBeTruthy();
  expect(button.disabled, 'without a change').toBe(true);
});

test('a list that fails to load doesn’t look empty, and can be tried again', async () => {
  const { user, answers } = open(mia, { 'cars.staffCars': { fails: 'internal' } });
  expect(await screen.findByText('Failed to fetch cars')).toBeTruthy();
  expect(screen.queryByText('No cars match')).toBeNull();
  answers['cars.staffCars'] = list();
  await user.click(screen.getByRole('button', { name: /Try again|Retry/i }));
  expect(await screen.findByText('No cars match')).toBeTruthy();
});
