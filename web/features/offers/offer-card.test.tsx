import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { zentorno } from '../../testing/a-car.ts';
import { aCar, keptConversation, messageAt } from '../../testing/conversations.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { anOffer, offerMessage } from '../../testing/offers.ts';
import { aSale } from '../../testing/sales.ts';
import { askedFor, openedStream, openMessages, threadWithKenji } from '../../testing/open-conversation.tsx';

/** Johnny's conversation with Kenji, in which the offer changes when the server says so. */
function open(offer: Offer, answers: Answers = {}) {
  const kept = keptConversation([offerMessage(offer), messageAt(2)], { car: aCar });
  const become = (next: Offer) => kept.messages.splice(0, 1, offerMessage(next));
  return { ...openMessages('/messages/5', { ...kept.answers, ...answers }), become };
}

const countered: Offer = {
  ...anOffer,
  turn: 'buyer',
  amount: 178_000,
  amounts: [
    ...anOffer.amounts,
    { amount: 178_000, by: 'seller', note: 'With winter tyres', at: '2026-11-14T11:00:00.000Z' },
  ],
  may: { accept: true, counter: true, decline: true, withdraw: true, release: false, sell: false },
};

test('a counter-offer by the other side shows on the open card, above later messages', async () => {
  const { become } = open(anOffer);
  const thread = await threadWithKenji();
  expect(await thread.findByText('Waiting for Kenji Sato.')).toBeTruthy();
  expect(thread.queryByRole('button', { name: /Accept/ })).toBeNull();
  const source = await openedStream();
  become(countered);
  act(() => source.say({ kind: 'conversation_changed', conversation_id: 5 }));
  expect(await thread.findByRole('button', { name: 'Accept $178,000' })).toBeTruthy();
  expect(thread.getByText('It’s your turn to respond.')).toBeTruthy();
  expect(within(thread.getByRole('list', { name: 'All amounts' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the buyer accepts the amount the card shows, and the card says that the car is reserved', async () => {
  const { user, asked, answers, become } = open(countered);
  const accepted: Offer = {
    ...countered,
    status: 'accepted',
    hold_until: '2026-11-16T12:00:00.000Z',
    may: { ...anOffer.may, withdraw: false, release: true },
  };
  answers['offers.accept'] = async () => {
    become(accepted);
    return { success: true, offer: accepted };
  };
  const thread = await threadWithKenji();
  await user.click(await thread.findByRole('button', { name: 'Accept $178,000' }));
  expect(await thread.findByText('The car is reserved for you.')).toBeTruthy();
  expect(askedFor(asked, 'offers.accept').map(({ body }) => body)).toEqual([{ id: 30, amount: 178_000 }]);
  expect(thread.getByRole('button', { name: 'End reservation' })).toBeTruthy();
});

test('an offer is made in the conversation about the car', async () => {
  const kept = keptConversation([messageAt(1)], { car: aCar, may_offer: true });
  const { user, asked, answers } = openMessages('/messages/5', {
    ...kept.answers,
    'cars.get': zentorno,
    'cars.mine': { success: true, listings: [], page: 1, pages: 0, by_status: {}, slots: { used: 0, of: 5 } },
  });
  answers['offers.make'] = async () => {
    kept.messages.push(offerMessage(anOffer, 2));
    return { success: true, offer: anOffer };
  };
  const thread = await threadWithKenji();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '170000');
  await user.click(dialog.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'offers.make').map(({ body }) => body)).toMatchObject([{ car_id: 7, amount: 170_000 }]);
  expect(await thread.findByText('Waiting for Kenji Sato.')).toBeTruthy();
});

test('a trade-in that lacks facts says so at its fields, and nothing is sent', async () => {
  const kept = keptConversation([messageAt(1)], { car: aCar, may_offer: true });
  const { user, asked } = openMessages('/messages/5', {
    ...kept.answers,
    'cars.get': zentorno,
    'cars.mine': { success: true, listings: [], page: 1, pages: 0, by_status: {}, slots: { used: 0, of: 5 } },
    'offers.make': { success: true, offer: anOffer },
  });
  await threadWithKenji();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '170000');
  await user.selectOptions(dialog.getByLabelText(/^Trade-in/), 'Another car');
  await user.type(dialog.getByLabelText(/^Make/), 'Karin');
  await user.click(dialog.getByRole('button', { name: 'Send offer' }));
  for (const sentence of [
    'Please enter the model',
    'Please enter a year such as 2021',
    'Please enter the mileage in whole miles',
  ])
    expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(dialog.queryByText('Please enter the make')).toBeNull();
  expect(askedFor(asked, 'offers.make')).toEqual([]);
  for (const [label, typed] of [
    ['Model', 'Sultan'],
    ['Year', '2019'],
    ['Mileage', '31,000'],
  ] as const)
    await user.type(dialog.getByLabelText(new RegExp(`^${label}`)), typed);
  await user.click(dialog.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'offers.make').map(({ body }) => body)).toMatchObject([
    { amount: 170_000, trade_in: { make: 'Karin', model: 'Sultan', year: 2019, mileage: 31_000 } },
  ]);
});

test('the seller marks the car as sold in the conversation, filled in with the buyer and the amount', async () => {
  const accepted: Offer = {
    ...anOffer,
    side: 'seller',
    status: 'accepted',
    hold_until: '2026-11-16T12:00:00.000Z',
    may: { ...anOffer.may, withdraw: false, release: true, sell: true },
  };
  const { user, asked } = open(accepted, {
    'offers.ofCar': { success: true, offers: [accepted], as_trade_in: [] },
    'sales.buyers': { success: true, buyers: [] },
    'sales.complete': { success: true, sale: aSale },
  });
  const thread = await threadWithKenji();
  await user.click(await thread.findByRole('button', { name: 'Mark as Sold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Sale' }));
  expect(await dialog.findByText(anOffer.buyer_name)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'sales.complete').map(({ body }) => body)).toMatchObject([
    { car_id: anOffer.car.id, buyer_id: anOffer.buyer_id, sale_price: 170_000 },
  ]);
});
