import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, kenji, maria, signedIn } from '../testing/people.ts';
import { anOwnReview } from '../testing/reviews.ts';
import { aPurchase, aSale, confirmedSale, mayNothing, salesPage } from '../testing/sales.ts';

const open = (sales: Sale[], answers: Answers = {}, address = '/sales') =>
  openApp(address, { ...signedIn(johnny), 'sales.mine': salesPage(sales), ...answers });
const cards = async (name = 'Sales') =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((card) => within(card));
const said = (asked: Asked[], call: Asked['name']) => asked.filter(({ name }) => name === call).map(({ body }) => body);

test('a card shows everything the spec lists, and the difference in words, not by colour alone', async () => {
  open([
    { ...aSale, sale_notes: 'Both keys', dealer_name: 'Eclipse Motors' },
    { ...confirmedSale, id: 40, sale_price: 41_000 },
  ]);
  const [pending, verified] = await cards();
  for (const text of ['2021 Karin Sultan', 'Karin Sultan, 2021', '$39,900', 'November 14, 2026', 'Pending'])
    expect(pending!.getByText(text)).toBeTruthy();
  expect(pending!.getByRole('link', { name: 'Kenji Sato' }).getAttribute('href')).toBe('/user/13');
  expect(pending!.getByText('Both keys')).toBeTruthy();
  expect(pending!.getByText('Eclipse Motors')).toBeTruthy();
  expect(pending!.getByText('$1,900 below the listed price').className).toContain('text-danger');
  expect(verified!.getByText('Verified')).toBeTruthy();
  expect(verified!.getByText('$1,100 above the listed price').className).toContain('text-good');
  const tiles = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(tiles.slice(0, 5)).toEqual(['Total Sales', 'Verified', 'Pending', 'Amount Set', 'Revenue']);
});

test('the amount is edited in steps of a hundred, invalid ones are refused, and a failure keeps the text', async () => {
  const { user, asked, answers } = open([aSale], { 'sales.setAmount': { fails: 'internal' } });
  const [card] = await cards();
  await user.click(card!.getByRole('button', { name: 'Edit sale amount of 2021 Karin Sultan' }));
  const field = card!.getByRole<HTMLInputElement>('textbox', { name: 'Sale amount' });
  await user.click(card!.getByRole('button', { name: '$100 more' }));
  expect(field.value).toBe('38,100');
  await user.type(field, '{ArrowDown}{ArrowDown}');
  expect(field.value).toBe('37,900');
  await user.clear(field);
  await user.click(card!.getByRole('button', { name: 'Save' }));
  expect(await card!.findByText('Please enter a valid amount')).toBeTruthy();
  await user.type(field, '-5');
  await user.click(card!.getByRole('button', { name: 'Save' }));
  expect(card!.getByText('Please enter a valid amount')).toBeTruthy();
  expect(said(asked, 'sales.setAmount')).toEqual([]);
  await user.clear(field);
  await user.type(field, '40500');
  await user.click(card!.getByRole('button', { name: 'Save' }));
  expect((await card!.findByRole('alert')).textContent).toBe('Failed to update sale amount');
  expect(field.value).toBe('40,500');
  answers['sales.setAmount'] = { success: true, sale: { ...aSale, sale_price: 40_500 } };
  answers['sales.mine'] = salesPage([{ ...aSale, sale_price: 40_500 }]);
  await user.click(card!.getByRole('button', { name: 'Save' }));
  expect(await card!.findByText('$600 above the listed price')).toBeTruthy();
  expect(said(asked, 'sales.setAmount').at(-1)).toEqual({ id: 31, sale_price: 40_500 });
});

test('once verified, a new amount is proposed and waits for the buyer', async () => {
  const proposed = { id: 9, amount: 39_000, by_name: johnny.name, at: '2026-11-16T10:00:00Z' };
  const waiting = { ...confirmedSale, proposed, may: { ...mayNothing, answer_amount: true } };
  const { user, asked, answers } = open([confirmedSale], { 'sales.setAmount': { success: true, sale: waiting } });
  const [card] = await cards();
  await user.click(card!.getByRole('button', { name: /^Edit sale amount/ }));
  await user.clear(card!.getByRole('textbox', { name: 'Sale amount' }));
  await user.type(card!.getByRole('textbox', { name: 'Sale amount' }), '39k');
  answers['sales.mine'] = salesPage([waiting]);
  await user.click(card!.getByRole('button', { name: 'Propose' }));
  expect(await card!.findByText(/Kenji Sato needs to accept it/)).toBeTruthy();
  expect(card!.getByText('$38,000')).toBeTruthy();
  answers['sales.answerAmount'] = { success: true, sale: confirmedSale };
  await user.click(card!.getByRole('button', { name: 'Withdraw proposal' }));
  await waitFor(() => expect(said(asked, 'sales.answerAmount')).toEqual([{ id: 31, proposed_id: 9, agree: false }]));
});

test('a member can be named as the buyer later, and is asked to confirm', async () => {
  const unnamed = { ...aSale, buyer_id: null, buyer_name: 'Some Kenji', buyer_contact: '555' };
  const { user, asked } = open([unnamed], {
    'sales.buyers': {
      success: true,
      buyers: [{ id: kenji.id, name: kenji.name, avatar_url: null, company_name: null }],
    },
    'people.find': { success: true, people: [] },
    'sales.edit': { success: true, sale: aSale },
  });
  const [card] = await cards();
  await user.click(card!.getByRole('button', { name: /^Edit details or name the buyer/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '2021 Karin Sultan' }));
  await dialog.findByRole('textbox', { name: 'Buyer' });
  await user.clear(await dialog.findByRole('textbox', { name: 'Buyer' }));
  await user.click(await dialog.findByRole('button', { name: 'Kenji Sato' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('We’ve asked Kenji Sato to confirm the purchase')).toBeTruthy();
  expect(said(asked, 'sales.edit')).toEqual([
    { id: 31, buyer_id: kenji.id, buyer_contact: '555', sale_method: 'in_person', sale_notes: null },
  ]);
});

test('an edit doesn’t change a buyer who has already been asked', async () => {
  const { user, asked } = open([aSale], { 'sales.edit': { success: true, sale: aSale } });
  const [card] = await cards();
  await user.click(card!.getByRole('button', { name: 'Edit details of 2021 Karin Sultan' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2021 Karin Sultan' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Sale notes' }), 'Paid');
  expect(dialog.queryByRole('textbox', { name: 'Buyer' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(said(asked, 'sales.edit')).toHaveLength(1));
  expect(Object.keys(said(asked, 'sales.edit')[0] as object)).not.toContain('buyer_name');
});

test('purchases have their own address, and can be confirmed and reviewed there', async () => {
  const verified = {
    ...aPurchase,
    id: 33,
    status: 'confirmed' as const,
    may: { ...mayNothing, review_until: '2099-01-01T00:00:00Z' },
  };
  const { user, here, asked, answers } = open([aSale]);
  await cards();
  answers['sales.mine'] = salesPage([aPurchase, verified]);
  answers['sales.confirm'] = { success: true, sale: aPurchase };
  await user.click(screen.getByRole('tab', { name: 'Purchases' }));
  const [open_, done] = await cards('Purchases');
  expect(here()).toBe('/sales?side=bought');
  expect(asked.findLast(({ name }) => name === 'sales.mine')?.query).toMatchObject({ side: 'bought' });
  await user.click(open_!.getByRole('button', { name: 'Confirm purchase' }));
  await waitFor(() => expect(said(asked, 'sales.confirm')).toEqual([{ id: 32, sale_price: 180_000 }]));
  expect(done!.getByRole('button', { name: /^Write a review/ })).toBeTruthy();
  expect(done!.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('if the session ends while writing a review, a login link is shown and the text is sent afterwards', async () => {
  const reviewable = { ...confirmedSale, may: { ...mayNothing, review_until: '2026-12-14T12:00:00.000Z' } };
  const { user, answers, asked } = open([reviewable], {
    'reviews.mine': { success: true, reviews: [] },
    'reviews.write': { fails: 'sign_in_required' },
  });
  await user.click(await screen.findByRole('button', { name: /^Write a review/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: '4 stars, good' }));
  await user.type(dialog.getByLabelText(/^Title/), 'Paid at once');
  await user.type(dialog.getByLabelText(/^Comment/), 'On time.');
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await dialog.findByText('Your session has ended.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: /^Log In/ }).getAttribute('target')).toBe('_blank');
  answers['reviews.write'] = { success: true, id: 71, review: anOwnReview };
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review')).toBeTruthy();
  expect(said(asked, 'reviews.write').at(-1)).toMatchObject({ title: 'Paid at once', comment: 'On time.' });
});

test('filters are in the address and are sent to the server, and Back leaves them', async () => {
  const { user, here, asked, router } = open([aSale], {
    'sales.mine': async () => salesPage([aSale], { sellers: [{ id: maria.id, name: maria.name }] }),
  });
  await cards();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last 90 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Verified');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sold by' }), maria.name);
  expect(here()).toBe('/sales?period=90_days&state=verified&seller=12');
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'sales.mine')?.query).toMatchObject({
      period: '90_days',
      state: 'verified',
      seller_id: '12',
    }),
  );
  router.history.back();
  await waitFor(() => expect(here()).toBe('/sales?period=90_days&state=verified'));
});

test('the plot is also a table', async () => {
  open([aSale]);
  const plot = await screen.findByRole('region', { name: 'Last twelve months' });
  const table = within(plot).getByRole('table', { hidden: true });
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual(['MonthRevenueSales', 'Oct 2026$00', 'Nov 2026$38,0001']);
});

test('printing includes every matching page, and the sheet has a heading', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const page = (sale: Sale) => salesPage([sale], { total: 2, pages: 2 });
  const { user } = open([], {
    'sales.mine': async ({ query }) =>
      page(query.page === '2' ? { ...aSale, id: 41, car_name: 'The other one' } : aSale),
  });
  await cards();
  let sheet = '';
  print.mockImplementation(() => (sheet = document.querySelector('.list-sheet')?.textContent ?? ''));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(sheet).toContain('2021 Karin Sultan');
  expect(sheet).toContain('The other one');
  expect(sheet).toContain('Johnny Pearson');
});

test('without sales it offers to sell, and without a match to clear the filters', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Sales Yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My Listings' }).getAttribute('href')).toBe('/my-listings');
});

test('no match for a filter isn’t "no sales yet"', async () => {
  const { user, here } = open([], {}, '/sales?state=annulled');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(here()).toBe('/sales');
});

test('a failure can be tried again', async () => {
  const { user, answers } = open([], { 'sales.mine': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'Failed to fetch sales history' });
  answers['sales.mine'] = salesPage([aSale]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});
