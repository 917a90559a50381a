import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BasisSale, GuideModel } from '@forecourt/contract/guide/guide-shapes.ts';
import { mia } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';

const model: GuideModel = {
  model_id: 4,
  make: 'Karin',
  model: 'Sultan',
  body_class: 'Sports',
  effective_sales: 12.4,
  sales: 31,
  excluded: 0,
  confidence: 'medium',
  version: 7,
  fitted_at: '2026-11-15T10:00:00Z',
};
const counted: BasisSale = {
  id: 31,
  car_id: 8,
  car_name: '2021 Karin Sultan',
  mileage: 12_000,
  amount: 38_000,
  sold_at: '2026-11-14T10:00:00Z',
  seller_id: 11,
  seller_name: 'Johnny Reed',
  dealer_name: null,
  buyer_id: 12,
  buyer_name: 'Kenji Sato',
  share: 0.074,
  deviations: -0.4,
  why_not: null,
  excluded: null,
  may_change: true,
};
const pair: BasisSale = { ...counted, id: 32, share: 0, deviations: null, why_not: 'same_pair', may_change: false };
const basis = (...sales: BasisSale[]) => ({
  success: true as const,
  model,
  sales,
  page: 1,
  pages: 1,
  total: sales.length,
});

const open = (answers: Answers = {}) =>
  openApp('/staff/cars/guide', {
    ...signedIn(mia),
    'guide.staffModels': { success: true, models: [model], page: 1, pages: 1, total: 1 },
    'guide.basis': basis(counted, pair),
    'guide.exclude': { success: true },
    'guide.include': { success: true },
    ...answers,
  });

test('staff see what an estimate rests on, and a moderator excludes a sale with a reason', async () => {
  const { user, asked, answers } = open();
  await user.click(await screen.findByRole('button', { name: 'Karin Sultan' }));
  const table = within(await screen.findByRole('table', { name: 'Sales' }));
  for (const text of ['7.4%', '-0.4 deviations', 'Counts once per pair in 90 days'])
    expect(table.getByText(text)).toBeTruthy();
  expect(table.getAllByRole('button', { name: 'Exclude' })).toHaveLength(1);
  await user.click(table.getByRole('button', { name: 'Exclude' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exclude this sale from the price guide' }));
  expect(dialog.getByText('Shown to the seller, who can appeal.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'It was a gift');
  answers['guide.basis'] = basis({
    ...counted,
    why_not: 'excluded',
    excluded: { reason: 'It was a gift', by_name: 'Mia', at: '2026-11-16T10:00:00Z' },
  });
  await user.click(dialog.getByRole('button', { name: 'Exclude' }));
  expect(await screen.findByText('The sale is excluded from the price guide')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'guide.exclude')?.body).toEqual({ id: 31, reason: 'It was a gift' });
  await user.click(await screen.findByRole('button', { name: 'Count again' }));
  expect(await screen.findByRole('dialog', { name: 'Count this sale again' })).toBeTruthy();
});

test('the dialog says when someone else has already excluded the sale', async () => {
  const { user } = open({ 'guide.exclude': { fails: 'sale_excluded' } });
  await user.click(await screen.findByRole('button', { name: 'Karin Sultan' }));
  await user.click(await screen.findByRole('button', { name: 'Exclude' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'It was a gift');
  await user.click(dialog.getByRole('button', { name: 'Exclude' }));
  expect(await dialog.findByText('This sale has already been excluded from the price guide')).toBeTruthy();
});

test('the filter is sent, and an empty result says so', async () => {
  const { user, asked, answers } = open();
  await user.click(await screen.findByRole('button', { name: 'Karin Sultan' }));
  answers['guide.basis'] = basis();
  await user.selectOptions(await screen.findByLabelText('Show'), 'excluded');
  expect(await screen.findByRole('heading', { name: 'No sales found' })).toBeTruthy();
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'guide.basis')?.query).toMatchObject({ show: 'excluded' }),
  );
});

test('a failure never looks empty', async () => {
  open({ 'guide.staffModels': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the price guide' })).toBeTruthy();
  expect(screen.queryByText('No sales yet')).toBeNull();
});
