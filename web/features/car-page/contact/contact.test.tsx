import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownZentorno, zentorno } from '../../../testing/a-car.ts';
import { aCar, keptConversation } from '../../../testing/conversations.ts';
import { button, carHeading, openCar } from '../../../testing/open-car.tsx';
import { johnny, maria, signedIn, signedOut } from '../../../testing/people.ts';

test('Call Seller shows the number to logged-in members, as a link and to copy', async () => {
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

test('a visitor who wants to call is asked to log in and returns afterwards, and the number is never fetched', async () => {
  const { user, asked, here } = openCar(zentorno, { ...signedOut, startSignIn: 'offline' });
  await carHeading();
  await user.click(button('Call Seller'));
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fcar%2F7'));
  expect(asked.some(({ name }) => name === 'cars.callSeller')).toBe(false);
});

test('if the seller has no number, the message appears below the button', async () => {
  const { user } = openCar(zentorno, { ...signedIn(johnny), 'cars.callSeller': { fails: 'no_phone_number' } });
  await carHeading();
  await user.click(button('Call Seller'));
  expect((await screen.findByRole('alert')).textContent).toContain('This seller hasn’t added a phone number');
});

test('messaging is the primary way to reach the seller and calling the second, and both are shown on the page', async () => {
  openCar(zentorno, signedIn(johnny));
  await carHeading();
  const contact = within(screen.getByRole('region', { name: 'Contact Seller' }));
  expect(contact.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send Message', 'Call Seller']);
});

const empty = () => keptConversation([], { title: 'Eclipse Motors', car: aCar });

test('Send Message opens the conversation about this car, with a suggested opening', async () => {
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

test('a visitor who wants to message is asked to log in and returns afterwards, and no conversation is created', async () => {
  const { user, asked, here } = openCar(zentorno, { ...signedOut, startSignIn: 'offline' });
  await carHeading();
  await user.click(button('Send Message'));
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fcar%2F7'));
  expect(asked.some(({ name }) => name === 'messaging.create')).toBe(false);
});

test('if messaging is refused, the reason appears below the button', async () => {
  const { user } = openCar(zentorno, { ...signedIn(johnny), 'messaging.create': { fails: 'blocked' } });
  await carHeading();
  await user.click(button('Send Message'));
  expect((await screen.findByRole('alert')).textContent).toContain('one of you has blocked the other');
});

test('sellers can’t message themselves about their own car', async () => {
  openCar(ownZentorno, signedIn(maria));
  await screen.findByRole('region', { name: 'Your listing' });
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});
