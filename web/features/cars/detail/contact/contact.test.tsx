import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownZentorno, zentorno } from '../../../../testing/a-car.ts';
import { aCar, keptConversation } from '../../../../testing/conversations.ts';
import { button, carHeading, openCar } from '../../../../testing/open-car.tsx';
import { johnny, maria, signedIn, signedOut } from '../../../../testing/people.ts';

test('Call Seller shows the number to who is signed in, as a link and to copy', async () => {
  const { user, asked } = openCar(zentorno, {
    ...signedIn(johnny),
    'cars.callSeller': { success: true, name: 'Maria Lopez', phone_number: '5550188' },
  });
  await carHeading();
  await user.click(button('Call Seller'));
  const link = await screen.findByRole('link', { name: 'Call 555-0188' });
  expect(link.getAttribute('href')).toBe('tel:5550188');
  expect(document.activeElement).toBe(link);
  expect(button('Copy number')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'cars.callSeller')).toHaveLength(1);
});

test('a visitor who wants to call is asked to log in and comes back; the number is not asked for', async () => {
  const { user, asked, here } = openCar(zentorno, { ...signedOut, startSignIn: 'offline' });
  await carHeading();
  await user.click(button('Call Seller'));
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fcar%2F7'));
  expect(asked.some(({ name }) => name === 'cars.callSeller')).toBe(false);
});

test('a seller without a number: the sentence stands where it was asked', async () => {
  const { user } = openCar(zentorno, { ...signedIn(johnny), 'cars.callSeller': { fails: 'no_phone_number' } });
  await carHeading();
  await user.click(button('Call Seller'));
  expect((await screen.findByRole('alert')).textContent).toContain('This seller has not left a phone number');
});

test('writing is the first way to the seller, calling the second; both stand open on the page', async () => {
  openCar(zentorno, signedIn(johnny));
  await carHeading();
  const contact = within(screen.getByRole('region', { name: 'Contact Seller' }));
  expect(contact.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send Message', 'Call Seller']);
});

const empty = () => keptConversation([], { title: 'Eclipse Motors', car: aCar });

test('Send Message opens the conversation about this car, with a few words to begin', async () => {
  const { user, asked } = openCar(zentorno, {
    ...signedIn(johnny),
    ...empty().answers,
    'messaging.create': { success: true, id: 5, is_new: true },
  });
  await carHeading();
  await user.click(button('Send Message'));
  const panel = within(await screen.findByRole('dialog', { name: 'Messages' }));
  const box = (await panel.findByRole('textbox', { name: 'Message to Eclipse Motors' })) as HTMLTextAreaElement;
  expect(box.value).toBe('');
  await user.click(panel.getByRole('button', { name: 'Is this still available?' }));
  expect(box.value).toBe('Is this still available?');
  expect(asked.some(({ name }) => name === 'messaging.sendMessage')).toBe(false);
  expect(asked.filter(({ name }) => name === 'messaging.create').map(({ body }) => body)).toEqual([{ car_id: 7 }]);
});

test('a visitor who wants to write is asked to log in and comes back; no conversation is begun', async () => {
  const { user, asked, here } = openCar(zentorno, { ...signedOut, startSignIn: 'offline' });
  await carHeading();
  await user.click(button('Send Message'));
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fcar%2F7'));
  expect(asked.some(({ name }) => name === 'messaging.create')).toBe(false);
});

test('a refusal to write stands where it was asked', async () => {
  const { user } = openCar(zentorno, { ...signedIn(johnny), 'messaging.create': { fails: 'blocked' } });
  await carHeading();
  await user.click(button('Send Message'));
  expect((await screen.findByRole('alert')).textContent).toContain('one of you has blocked the other');
});

test('nobody writes to themselves about a car of their own', async () => {
  openCar(ownZentorno, signedIn(maria));
  await screen.findByRole('region', { name: 'Your listing' });
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});
