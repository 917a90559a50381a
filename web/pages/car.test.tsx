import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Car } from '@forecourt/contract/cars/cars.ts';
import { cardOf, listingOf, ownZentorno, photosOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria, signedIn, signedOut } from '../testing/people.ts';

const done = { success: true } as const;
const around: Answers = {
  'cars.similar': { success: true, cars: [] },
  'cars.view': done,
  'favourites.ids': { success: true, car_ids: [] },
};

const open = (car: Car | null, answers: Answers = signedOut) =>
  openApp('/car/7', { ...around, 'cars.get': car, ...answers });

const heading = () => screen.findByRole('heading', { level: 1, name: zentorno.title });
const button = (name: string) => screen.getByRole('button', { name });

test('shows the car: name, price with the former one struck, facts, seller', async () => {
  open(zentorno);
  await heading();
  expect(document.title).toContain('2022 Pegassi Zentorno');
  expect(screen.getAllByText('$184,000')[0]).toBeTruthy();
  expect(screen.getAllByText('$196,000')[0]?.closest('s')).toBeTruthy();
  expect(screen.getByText('No hidden fees')).toBeTruthy();
  expect(screen.getByText('4 of 4')).toBeTruthy();
  expect(screen.getByText('Price lowered by $12,000')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Safety & Trust' })).toBeTruthy();
  const seller = within(screen.getByRole('region', { name: 'Seller' }));
  expect(seller.getByRole('link', { name: 'Eclipse Motors' }).getAttribute('href')).toBe('/user/12');
  expect(seller.getByText('Verified Dealer')).toBeTruthy();
});

test('the description keeps its lines and stays text', async () => {
  open(zentorno);
  const text = await screen.findByText(/First line/);
  expect(text.textContent).toBe(zentorno.description);
  expect(text.querySelector('b')).toBeNull();
});

test('a private seller is no verified dealer', async () => {
  const seller = { ...zentorno.seller, company_name: null };
  open({ ...zentorno, dealer_id: null, company_name: null, seller });
  await heading();
  expect(screen.queryByText('Verified Dealer')).toBeNull();
  expect(screen.getByText(/Private seller/)).toBeTruthy();
});

test('six features first, all of them when asked for', async () => {
  const { user } = open(zentorno);
  await heading();
  expect(screen.queryByText('Dashcam')).toBeNull();
  await user.click(button('Show all 8'));
  expect(screen.getByText('Dashcam')).toBeTruthy();
});

test('similar cars lead to their pages', async () => {
  open(zentorno, {
    ...signedOut,
    'cars.similar': { success: true, cars: [cardOf(zentorno, { id: 8, title: '2020 Pegassi Zentorno' })] },
  });
  const link = await screen.findByRole('link', { name: '2020 Pegassi Zentorno' });
  expect(link.getAttribute('href')).toBe('/car/8');
});

test('a car that is not there says so and leads on', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Car not found' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Cars' })).toBeTruthy();
});

test('an address that is no id asks the server nothing', async () => {
  const { asked } = openApp('/car/abc', { ...signedOut });
  await screen.findByRole('heading', { name: 'Car not found' });
  expect(asked.some(({ name }) => name === 'cars.get')).toBe(false);
});

test('a failure says so and Retry brings the car', async () => {
  const { user, answers } = open(zentorno, { ...signedOut, 'cars.get': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'This car did not load' });
  answers['cars.get'] = zentorno;
  await user.click(button('Retry'));
  await heading();
});

test.each([
  ['reserved', 'This car is reserved'],
  ['sold', 'This car has been sold'],
  ['expired', 'This listing has expired'],
  ['removed', 'This listing has been removed'],
] as const)('a car that is %s has a banner and no way to the seller', async (status, banner) => {
  open({ ...zentorno, status });
  expect(await screen.findByText(banner)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Contact Seller' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Call Seller' })).toBeNull();
});

test('a car for sale has no banner, and messages are not offered before they exist', async () => {
  open(zentorno);
  await heading();
  expect(screen.queryByText(/This (car|listing) /)).toBeNull();
  expect(screen.queryByText('Send Message')).toBeNull();
});

test('a view is told once, and never for a car of one’s own', async () => {
  const visitor = open(zentorno);
  await heading();
  await waitFor(() => expect(visitor.asked.filter(({ name }) => name === 'cars.view')).toHaveLength(1));
  expect(visitor.asked.find(({ name }) => name === 'cars.view')?.body).toEqual({ id: 7 });
});

test('the owner’s look is not counted', async () => {
  const owner = open(ownZentorno, signedIn(maria));
  await screen.findByRole('region', { name: 'Your listing' });
  expect(owner.asked.some(({ name }) => name === 'cars.view')).toBe(false);
});

test('a view that fails disturbs nobody', async () => {
  open(zentorno, { ...signedOut, 'cars.view': { fails: 'internal' } });
  await heading();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('only the owner’s side sees the figures and the deeds', async () => {
  open(zentorno, signedIn(johnny));
  await heading();
  expect(screen.queryByRole('region', { name: 'Your listing' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as Sold' })).toBeNull();
});

test('the owner sees the figures, the allowed deeds and Edit, but cannot call or report themselves', async () => {
  open(ownZentorno, signedIn(maria));
  const strip = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(strip.getByText('1,204').parentElement?.textContent).toBe('1,204 views');
  expect(strip.getByText('1').parentElement?.textContent).toBe('1 inquiry');
  expect(strip.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/sell/7');
  expect(strip.queryByRole('button', { name: 'List again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Call Seller' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull();
});

test('a deleted listing stays on the page and comes back by Undo', async () => {
  const gone: Car = { ...ownZentorno, status: 'removed' };
  const { user, answers, asked } = open(ownZentorno, {
    ...signedIn(maria),
    'cars.change': { success: true, listing: listingOf(ownZentorno, { status: 'removed', deeds: ['restore'] }) },
  });
  await screen.findByRole('region', { name: 'Your listing' });
  answers['cars.get'] = gone;
  await user.click(button('Delete'));
  expect(await screen.findByText('This listing has been removed')).toBeTruthy();
  answers['cars.get'] = ownZentorno;
  answers['cars.change'] = { success: true, listing: listingOf(ownZentorno, {}) };
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('This listing has been removed')).toBeNull());
  const deeds = asked.filter(({ name }) => name === 'cars.change').map(({ body }) => body);
  expect(deeds).toEqual([
    { id: 7, deed: 'delete' },
    { id: 7, deed: 'restore' },
  ]);
});

test('a deed that is refused says why and changes nothing', async () => {
  const { user } = open(ownZentorno, {
    ...signedIn(maria),
    'cars.change': { fails: 'no_place_left', words: { max: '5' } },
  });
  await screen.findByRole('region', { name: 'Your listing' });
  await user.click(button('Renew'));
  expect(await screen.findByText(/All 5 of your listings are in use/)).toBeTruthy();
  expect(button('Mark as Sold')).toBeTruthy();
});

test('Call Seller shows the number to who is signed in, as a link and to copy', async () => {
  const { user, asked } = open(zentorno, {
    ...signedIn(johnny),
    'cars.callSeller': { success: true, name: 'Maria Lopez', phone_number: '5550188' },
  });
  await heading();
  await user.click(button('Call Seller'));
  const link = await screen.findByRole('link', { name: 'Call 5550188' });
  expect(link.getAttribute('href')).toBe('tel:5550188');
  expect(document.activeElement).toBe(link);
  expect(button('Copy number')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'cars.callSeller')).toHaveLength(1);
});

test('a visitor who wants to call is asked to log in and comes back; the number is not asked for', async () => {
  const { user, asked, here } = open(zentorno, { ...signedOut, startSignIn: 'offline' });
  await heading();
  await user.click(button('Call Seller'));
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fcar%2F7'));
  expect(asked.some(({ name }) => name === 'cars.callSeller')).toBe(false);
});

test('a seller without a number: the sentence stands where it was asked', async () => {
  const { user } = open(zentorno, { ...signedIn(johnny), 'cars.callSeller': { fails: 'no_phone_number' } });
  await heading();
  await user.click(button('Call Seller'));
  expect((await screen.findByRole('alert')).textContent).toContain('This seller has left no phone number');
});

test('Contact Seller opens the ways to reach the seller', async () => {
  const { user } = open(zentorno, {
    ...signedIn(johnny),
    'cars.callSeller': { success: true, name: 'Maria Lopez', phone_number: '5550188' },
  });
  await heading();
  await user.click(screen.getAllByRole('button', { name: 'Contact Seller' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact Seller' }));
  await user.click(dialog.getByRole('button', { name: 'Call Seller' }));
  expect(await dialog.findByRole('link', { name: 'Call 5550188' })).toBeTruthy();
});

test('a report needs a reason, then goes to staff', async () => {
  const { user, asked } = open(zentorno, { ...signedIn(johnny), 'reports.reportCar': done });
  await heading();
  await user.click(button('Report this listing'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }));
  await user.click(await dialog.findByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose a reason')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
  await user.type(dialog.getByLabelText('Details'), 'Wants a deposit');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. Our staff will look at it.')).toBeTruthy();
  const sent = asked.filter(({ name }) => name === 'reports.reportCar').map(({ body }) => body);
  expect(sent).toEqual([{ car_id: 7, reason: 'scam', details: 'Wants a deposit' }]);
});

test('pictures go round in both directions, by button, key and thumbnail', async () => {
  const { user } = open({ ...zentorno, images: photosOf(3) });
  await heading();
  const shown = () => screen.getByRole('img', { name: /photo \d of 3/ }).getAttribute('alt');
  expect(shown()).toContain('photo 1 of 3');
  await user.click(button('Previous photo'));
  expect(shown()).toContain('photo 3 of 3');
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await user.click(button('Next photo'));
  expect(shown()).toContain('photo 1 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toContain('photo 3 of 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toContain('photo 2 of 3');
  await user.click(button('Photo 3'));
  expect(shown()).toContain('photo 3 of 3');
  expect(button('Photo 3').getAttribute('aria-current')).toBe('true');
});

test('one picture has nothing to turn, and a car without any says so', async () => {
  open({ ...zentorno, images: photosOf(1) });
  await heading();
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(screen.getByText('1 / 1')).toBeTruthy();
});

test('a car without pictures says so', async () => {
  open({ ...zentorno, images: [] });
  expect(await screen.findByText('The seller has added no photos')).toBeTruthy();
});
