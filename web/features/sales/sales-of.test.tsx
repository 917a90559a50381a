import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicSale } from '@forecourt/contract/sales/sale-shapes.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { kenji } from '../../testing/people.ts';
import { aSale } from '../../testing/sales.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import { SalesOf } from './sales-of.tsx';

const sold = (more: Partial<PublicSale> = {}): PublicSale => ({ ...PublicSale.strip().parse(aSale), ...more });
const list = (sales: PublicSale[], more = {}) => ({
  success: true as const,
  sales,
  summary: { total: sales.length, verified: 1, pending: 1, amount_set: 1 },
  page: 1,
  pages: 1,
  total: sales.length,
  ...more,
});
const show = (answers: Answers) => showPiece(<SalesOf of={{ userId: 11 }} />, answers);

test('everyone sees each sale’s price and whether it’s verified, but no unnamed buyers', async () => {
  show({
    'sales.ofUser': list([
      sold({ is_verified: true }),
      sold({ id: 50, car_name: 'Old Futo', sale_price: null, buyer_id: null, buyer_name: null, has_page: false }),
    ]),
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'Sales' })).getAllByRole('listitem');
  expect(within(first!).getByText('Verified')).toBeTruthy();
  expect(within(first!).getByText('$38,000')).toBeTruthy();
  expect(within(first!).getByRole('link', { name: kenji.name }).getAttribute('href')).toBe('/user/13');
  expect(within(second!).getByText('Pending')).toBeTruthy();
  expect(within(second!).getByText('Listed at $39,900')).toBeTruthy();
  expect(within(second!).queryByRole('link')).toBeNull();
  expect(second?.textContent).not.toContain(' to ');
});

test('the list has pages', async () => {
  const { user } = show({
    'sales.ofUser': async ({ query }) =>
      list([sold({ car_name: query.page === '2' ? 'The last one' : 'The first one' })], { pages: 2, total: 21 }),
  });
  await screen.findByText('The first one');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('The last one')).toBeTruthy();
});

test('without sales it shows “No Sales Yet”', async () => {
  show({ 'sales.ofUser': list([], { pages: 0 }) });
  expect(await screen.findByRole('heading', { name: 'No Sales Yet' })).toBeTruthy();
});

test('a dealer’s sales are requested by dealer and name the seller, and a failure can be retried', async () => {
  const { user, answers } = showPiece(<SalesOf of={{ dealerId: 3 }} />, { 'sales.ofDealer': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'Failed to fetch sales history' });
  answers['sales.ofDealer'] = list([sold({ dealer_id: 3, dealer_name: 'Eclipse Motors' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Johnny Pearson' })).toBeTruthy();
});
