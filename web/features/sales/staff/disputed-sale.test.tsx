import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicSale } from '@forecourt/contract/sales/sale-shapes.ts';
import { deskAnswers, mia, sam, threadOf } from '../../../testing/desk.ts';
import type { Answers, Asked } from '../../../testing/fake-server.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/people.ts';
import { aPurchase } from '../../../testing/sales.ts';

const disputed = { ...PublicSale.strip().parse(aPurchase), status: 'disputed' as const, ticket_id: 42, hints: [] };
const open = (who: typeof mia, answers: Answers = {}, saleId: number | null = 32) =>
  openApp('/staff/tickets?ticket=42', {
    ...signedIn(who),
    ...deskAnswers,
    'tickets.staffTicket': { success: true, ticket: threadOf({ sale_id: saleId }) },
    'sales.forStaff': { success: true, sale: disputed },
    ...answers,
  });
const sale = async () => within(await screen.findByRole('region', { name: 'Sale' }));
const decided = (asked: Asked[]) => asked.filter(({ name }) => name === 'sales.decide').map(({ body }) => body);

test('a moderator upholds or annuls the sale with a reason that both sides see', async () => {
  const { user, asked, answers } = open(mia, { 'sales.decide': { fails: 'internal' } });
  const panel = await sale();
  expect(panel.getByText('$180,000')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Maria Lopez' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Uphold sale' })).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Annul sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Annul sale' }));
  await user.click(await dialog.findByRole('button', { name: 'Annul sale' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'It never changed hands');
  await user.click(dialog.getByRole('button', { name: 'Annul sale' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t save your decision. Please try again.');
  answers['sales.decide'] = { success: true, status: 'annulled' };
  answers['sales.forStaff'] = { success: true, sale: { ...disputed, status: 'annulled' } };
  await user.click(dialog.getByRole('button', { name: 'Annul sale' }));
  expect(await screen.findByText('Sale annulled')).toBeTruthy();
  expect(decided(asked).at(-1)).toEqual({ id: 32, outcome: 'annul', reason: 'It never changed hands' });
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Uphold sale' })).toBeNull());
});

test('read-only staff see the sale without buttons', async () => {
  open(sam);
  const panel = await sale();
  expect(panel.getByText('A moderator will decide about this sale.')).toBeTruthy();
  expect(panel.queryByRole('button')).toBeNull();
});

test('a ticket without a dispute requests no sale', async () => {
  const { asked } = open(mia, {}, null);
  await screen.findByRole('textbox', { name: /^Reply to/ });
  expect(asked.some(({ name }) => name.startsWith('sales.'))).toBe(false);
});

test('signs of a farmed sale are shown before the decision', async () => {
  const hints = ['far_below_asking', 'minutes_apart'] as const;
  open(mia, { 'sales.forStaff': { success: true, sale: { ...disputed, hints: [...hints] } } });
  const panel = await sale();
  expect(panel.getByText('Check this sale')).toBeTruthy();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It was sold for less than half of the asking price, so it doesn’t count towards awards.',
    'The same two people made several sales within 30 minutes. Only the first counts towards awards.',
  ]);
});
