import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PurchaseFacts } from '@forecourt/contract/sales/sale-shapes.ts';
import { keptConversation } from '../../../testing/conversations.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import type { Answers, Asked } from '../../../testing/fake-server.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { johnny, maria, signedIn } from '../../../testing/people.ts';
import { aPurchase, purchaseMessage } from '../../../testing/sales.ts';
import { aThread, threadAnswer } from '../../../testing/tickets.ts';

/** Johnny's conversation with Eclipse Motors, in which the purchase changes when the server says so. */
function open(facts: Partial<PurchaseFacts> | null, answers: Answers = {}, user = johnny) {
  const kept = keptConversation([purchaseMessage(facts)], {
    company_name: 'Eclipse Motors',
    title: 'Eclipse Motors',
    other_user_id: null,
  });
  const become = (next: Partial<PurchaseFacts>) => kept.messages.splice(0, 1, purchaseMessage({ ...facts, ...next }));
  return { ...openApp('/messages/5', { ...signedIn(user), ...kept.answers, ...answers }), become };
}
const said = (asked: Asked[], call: Asked['name']) => asked.filter(({ name }) => name === call).map(({ body }) => body);

test('the buyer sees the sale, confirms the amount they saw, and the card shows it', async () => {
  const { user, asked, answers, become } = open({});
  answers['sales.confirm'] = async () => {
    become({ status: 'confirmed', may_answer: false });
    return { success: true, sale: { ...aPurchase, status: 'confirmed' } };
  };
  expect(await screen.findByRole('link', { name: '2022 Pegassi Zentorno' })).toBeTruthy();
  expect(screen.getByText('$180,000')).toBeTruthy();
  expect(screen.getByText(/by Eclipse Motors \(Maria Lopez\)/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Confirm purchase' }));
  expect(await screen.findByText('You’ve confirmed this purchase')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull();
  expect(said(asked, 'sales.confirm')).toEqual([{ id: 32, sale_price: 180_000 }]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('You’ve confirmed this purchase'));
});

test('while one response is on its way, no other can be given', async () => {
  const response = Promise.withResolvers<{ success: true; sale: typeof aPurchase }>();
  const { user } = open({}, { 'sales.confirm': () => response.promise });
  await user.click(await screen.findByRole('button', { name: 'Confirm purchase' }));
  const dispute = screen.getByRole<HTMLButtonElement>('button', { name: 'Dispute' });
  await waitFor(() => expect(dispute.disabled).toBe(true));
});

test('an amount that is being accepted can’t be declined', async () => {
  const response = Promise.withResolvers<{ success: true; sale: typeof aPurchase }>();
  const proposed = { id: 9, amount: 175_000 };
  const { user } = open(
    { status: 'confirmed', may_answer: false, proposed, may_answer_amount: true },
    { 'sales.answerAmount': () => response.promise },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const decline = screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' });
  await waitFor(() => expect(decline.disabled).toBe(true));
});

test('a changed amount isn’t confirmed unseen: the buyer sees a message and the new amount', async () => {
  const { user, asked, answers, become } = open({});
  answers['sales.confirm'] = async () => {
    become({ sale_price: 190_000 });
    return { fails: 'sale_changed' };
  };
  await user.click(await screen.findByRole('button', { name: 'Confirm purchase' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This sale has changed');
  expect(await screen.findByText('$190,000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Confirm purchase' }));
  await waitFor(() => expect(said(asked, 'sales.confirm')).toHaveLength(2));
  expect(said(asked, 'sales.confirm')[1]).toEqual({ id: 32, sale_price: 190_000 });
});

test('a dispute needs a reason, keeps it through a failure, and leads to the ticket', async () => {
  const { user, here, answers, asked } = open(
    {},
    { 'sales.dispute': { fails: 'internal' }, 'tickets.get': threadAnswer({ ...aThread, id: 42, sale_id: 32 }) },
  );
  answers['sales.get'] = { success: true, sale: { ...aPurchase, status: 'disputed', ticket_id: 42 } };
  await user.click(await screen.findByRole('button', { name: 'Dispute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute this sale' }));
  await user.click(await dialog.findByRole('button', { name: 'Dispute this sale' }));
  expect(await dialog.findByText('Please tell us what’s wrong')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^What’s wrong/), 'I never bought it');
  await user.click(dialog.getByRole('button', { name: 'Dispute this sale' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t send your dispute. Please try again.');
  answers['sales.dispute'] = { success: true, sale: { ...aPurchase, status: 'disputed', ticket_id: 42 } };
  await user.click(dialog.getByRole('button', { name: 'Dispute this sale' }));
  await waitFor(() => expect(here()).toBe('/support/42'));
  expect(said(asked, 'sales.dispute').at(-1)).toEqual({ id: 32, reason: 'I never bought it' });
  const about = within(await screen.findByRole('region', { name: 'Sale' }));
  expect(about.getByText('2022 Pegassi Zentorno')).toBeTruthy();
});

test('a proposed amount is accepted or declined by its own ID', async () => {
  const { user, asked, answers, become } = open({
    status: 'confirmed',
    may_answer: false,
    proposed: { id: 9, amount: 175_000 },
    may_answer_amount: true,
  });
  answers['sales.answerAmount'] = async () => {
    become({ sale_price: 175_000, proposed: null, may_answer_amount: false });
    return { success: true, sale: { ...aPurchase, sale_price: 175_000 } };
  };
  expect(await screen.findByText('$175,000')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  expect(screen.getByText('$175,000')).toBeTruthy();
  expect(said(asked, 'sales.answerAmount')).toEqual([{ id: 32, proposed_id: 9, agree: true }]);
});

test.each([
  ['recorded', 'Waiting for the buyer’s response'],
  ['confirmed', 'The buyer has confirmed this purchase'],
  ['disputed', 'The buyer disputed this sale. Our staff are looking into it'],
  ['withdrawn', 'You’ve withdrawn this sale'],
  ['annulled', 'Our staff have annulled this sale'],
] as const)('the seller sees no buttons, and the state: %s', async (status, text) => {
  open({ status, may_answer: false }, {}, maria);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm purchase' })).toBeNull();
});

test('changes made elsewhere show on the open card, also after it was confirmed', async () => {
  const { become } = open({ status: 'confirmed', may_answer: false });
  await screen.findByText('You’ve confirmed this purchase');
  become({ status: 'annulled' });
  FakeEventSource.opened.at(-1)?.say({ kind: 'conversation_changed', conversation_id: 5 });
  expect(await screen.findByText('Our staff have annulled this sale')).toBeTruthy();
});

test('an unreadable purchase says so', async () => {
  open(null);
  expect(await screen.findByText('This purchase can no longer be shown')).toBeTruthy();
});
