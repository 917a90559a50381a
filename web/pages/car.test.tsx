import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, ownZentorno, zentorno } from '../testing/a-car.ts';
import { openApp } from '../testing/open-app.tsx';
import { openedStream } from '../testing/open-conversation.tsx';
import { button, carHeading, openCar } from '../testing/open-car.tsx';
import { johnny, maria, signedIn, signedOut } from '../testing/people.ts';

test('shows the car: name, price with the old one struck through, facts and seller', async () => {
  openCar(zentorno);
  await carHeading();
  expect(document.title).toContain('2022 Pegassi Zentorno');
  expect(screen.getAllByText('$184,000')[0]).toBeTruthy();
  expect(screen.getAllByText('$196,000')[0]?.closest('s')).toBeTruthy();
  expect(screen.getByText('No hidden fees')).toBeTruthy();
  expect(screen.getByText('4 of 4')).toBeTruthy();
  expect(screen.getByText('Price lowered by $12,000')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Safety & Trust' })).toBeTruthy();
  const seller = within(screen.getByRole('region', { name: 'Seller' }));
  expect(seller.getByRole('link', { name: 'Eclipse Motors' }).getAttribute('href')).toBe('/dealer/3');
  expect(seller.getByRole('link', { name: 'Maria Lopez' }).getAttribute('href')).toBe('/user/12');
  expect(seller.getByText('4.5 of 5 stars')).toBeTruthy();
  expect(seller.getByText('Verified Dealer')).toBeTruthy();
});

test.each([
  ['is fixed', false, 'Fixed price', 'Make an offer'],
  ['isn’t fixed', true, 'Make an offer', 'Fixed price'],
])('a car whose price %s says so', async (_, accepts_offers, shown, hidden) => {
  openCar({ ...zentorno, accepts_offers });
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText(hidden)).toBeNull();
});

test('the description keeps its lines and stays plain text', async () => {
  openCar(zentorno);
  const text = await screen.findByText(/First line/);
  expect(text.textContent).toBe(zentorno.description);
  expect(text.querySelector('b')).toBeNull();
});

test('a private seller isn’t shown as a verified dealer', async () => {
  const seller = { ...zentorno.seller, company_name: null };
  openCar({ ...zentorno, dealer_id: null, company_name: null, seller });
  await carHeading();
  expect(screen.queryByText('Verified Dealer')).toBeNull();
  expect(screen.getByText(/Private seller/)).toBeTruthy();
});

test('shows six features first, and all of them on request', async () => {
  const { user } = openCar(zentorno);
  await carHeading();
  expect(screen.queryByText('Dashcam')).toBeNull();
  await user.click(button('Show all 8'));
  expect(screen.getByText('Dashcam')).toBeTruthy();
});

test('similar cars link to their pages', async () => {
  openCar(zentorno, {
    ...signedOut,
    'cars.similar': { success: true, cars: [cardOf(zentorno, { id: 8, year: 2020 })] },
  });
  const link = await screen.findByRole('link', { name: '2020 Pegassi Zentorno' });
  expect(link.getAttribute('href')).toBe('/car/8');
});

test('a car that doesn’t exist says so and offers other links', async () => {
  openCar(null);
  await screen.findByRole('heading', { name: 'Car not found' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Cars' })).toBeTruthy();
  expect(document.title).toBe('Car not found · Forecourt');
});

test('owners aren’t asked to report their own car', async () => {
  openCar(ownZentorno, signedIn(maria));
  await screen.findByRole('region', { name: 'Your listing' });
  expect(screen.getByRole('heading', { name: 'Safety & Trust' })).toBeTruthy();
  expect(screen.queryByText('Something wrong?')).toBeNull();
});

test('a car listed this minute says "Listed just now"', async () => {
  openCar({ ...zentorno, published_at: new Date().toISOString() });
  await carHeading();
  expect(screen.getAllByText(/^Listed/).map(({ textContent }) => textContent)).toContain('Listed just now');
});

test('an address without a valid id fetches nothing', async () => {
  const { asked } = openApp('/car/abc', { ...signedOut });
  await screen.findByRole('heading', { name: 'Car not found' });
  expect(asked.some(({ name }) => name === 'cars.get')).toBe(false);
});

test('a failure says so, and Try again loads the car', async () => {
  const { user, answers } = openCar(zentorno, { ...signedOut, 'cars.get': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'We couldn’t load this car' });
  answers['cars.get'] = zentorno;
  await user.click(button('Try again'));
  await carHeading();
});

test.each([
  ['reserved', 'This car is reserved'],
  ['sold', 'This car has been sold'],
  ['expired', 'This listing has expired'],
] as const)('a %s car has a banner and no way to contact the seller', async (status, banner) => {
  openCar({ ...zentorno, status });
  expect(await screen.findByText(banner)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Call Seller' })).toBeNull();
});

test('for a removed car, the page only says that it was removed', async () => {
  const { asked } = openCar(zentorno, { ...signedOut, 'cars.get': { fails: 'car_removed' } });
  await screen.findByRole('heading', { name: 'This listing has been removed' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Cars' })).toBeTruthy();
  expect(document.title).toBe('Listing removed · Forecourt');
  expect(document.body.textContent).not.toMatch(/Zentorno|\$184,000/);
  expect(asked.some(({ name }) => name === 'cars.similar' || name === 'cars.view')).toBe(false);
});

test('a car for sale has no banner', async () => {
  openCar(zentorno);
  await carHeading();
  expect(screen.queryByText(/This (car|listing) /)).toBeNull();
});

test('a view is counted once, and never for the user’s own car', async () => {
  const visitor = openCar(zentorno);
  await carHeading();
  await waitFor(() => expect(visitor.asked.filter(({ name }) => name === 'cars.view')).toHaveLength(1));
  expect(visitor.asked.find(({ name }) => name === 'cars.view')?.body).toEqual({ id: 7 });
});

test('the owner’s view isn’t counted', async () => {
  const owner = openCar(ownZentorno, signedIn(maria));
  await screen.findByRole('region', { name: 'Your listing' });
  expect(owner.asked.some(({ name }) => name === 'cars.view')).toBe(false);
});

test('a failed view count is ignored', async () => {
  openCar(zentorno, { ...signedOut, 'cars.view': { fails: 'internal' } });
  await carHeading();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a report needs a reason, then goes to staff', async () => {
  const { user, asked } = openCar(zentorno, { ...signedIn(johnny), 'reports.reportCar': { success: true } });
  await carHeading();
  await user.click(button('Report this listing'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }));
  await user.click(await dialog.findByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please select a reason')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
  await user.type(dialog.getByLabelText('Details'), 'Wants a deposit');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. Our staff will review it.')).toBeTruthy();
  const sent = asked.filter(({ name }) => name === 'reports.reportCar').map(({ body }) => body);
  expect(sent).toEqual([{ car_id: 7, reason: 'scam', details: 'Wants a deposit' }]);
});

test('a viewed car is remembered, but never the user’s own', async () => {
  openCar(zentorno);
  await carHeading();
  expect(localStorage.getItem('forecourt.recent')).toBe('[7]');
});

test('the user’s own car isn’t among the recently viewed', async () => {
  openCar({ ...ownZentorno, status: 'draft' }, signedIn(maria));
  await screen.findByRole('region', { name: 'Your listing' });
  expect(localStorage.getItem('forecourt.recent')).toBeNull();
});

test('the description comes before the facts, and the price has a scale and a table', async () => {
  openCar(zentorno);
  await carHeading();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Description')).toBeLessThan(headings.indexOf('Specifications'));
  expect(screen.getByText('$185,000')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Price history' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'EventPrice',
    'Price lowered by $12,000November 8, 2026$184,000',
    'ListedNovember 1, 2026$196,000',
  ]);
});

test('an open page shows the new price when the car changes, and fetches nothing when another car does', async () => {
  const { answers, asked } = openCar(zentorno, signedIn(johnny));
  await carHeading();
  const stream = await openedStream();
  act(() => stream.say({ kind: 'connected' }));
  const reads = () => asked.filter(({ name }) => name === 'cars.get').length;
  const before = reads();
  answers['cars.get'] = { ...zentorno, price: 150_000 };
  act(() => stream.say({ kind: 'cars_changed', car_ids: [8, 9] }));
  expect(reads()).toBe(before);
  act(() => stream.say({ kind: 'cars_changed', car_ids: [8, zentorno.id] }));
  expect((await screen.findAllByText('$150,000'))[0]).toBeTruthy();
  answers['cars.get'] = { ...zentorno, price: 140_000 };
  act(() => stream.say({ kind: 'connected' }));
  expect((await screen.findAllByText('$140,000'))[0]).toBeTruthy();
});
