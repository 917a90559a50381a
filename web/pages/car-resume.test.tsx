import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cardOf, favouriteOf, ownZentorno, zentorno } from '../testing/a-car.ts';
import { aCar, keptConversation } from '../testing/conversations.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { carHeading } from '../testing/open-car.tsx';
import { johnny, kenji, signedIn, signedOut } from '../testing/people.ts';
import { dismissToasts } from '../ui/toast-list.ts';

// A toast of one test would answer the question of the next.
afterEach(dismissToasts);

const characters = [{ id: 501, name: 'Johnny Pearson', avatar_url: null }];
let code = 0;

const answers = {
  'cars.get': zentorno,
  'cars.similar': { success: true, cars: [] },
  'cars.view': { success: true },
  'favourites.ids': { success: true, car_ids: [] },
  ...keptConversation([], { title: 'Eclipse Motors', car: aCar }).answers,
  startSignIn: 'offline',
  exchangeToken: { access_token: 'opaque', token_type: 'Bearer', expires_in: 600 },
  gameUser: { user: { id: 5, username: 'jp' } },
  characters: { characters },
  authenticate: { success: true, user: johnny },
  'messaging.create': { success: true, id: 5, is_new: true },
  'cars.callSeller': { success: true, name: 'Maria Lopez', phone_number: '5550188' },
  'favourites.add': { success: true },
} satisfies Answers;

/** A visitor clicks this on the car's page and is asked to log in. */
async function press(name: string) {
  const app = openApp('/car/7', { ...answers, ...signedOut });
  await carHeading();
  await app.user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  await waitFor(() => expect(app.here()).toBe('/login?returnUrl=%2Fcar%2F7'));
  await waitFor(() => expect(sessionStorage.getItem('forecourt.return')).toBe('/car/7'));
  return app;
}

/** The provider redirects back, and the browser reloads the app. */
function logIn(more: Answers = {}) {
  cleanup();
  const app = openApp(`/auth/callback?code=w${(code += 1)}&state=s`, { ...answers, ...signedIn(johnny), ...more });
  return { ...app, transitions: () => app.asked.filter(({ name }) => transitions.includes(name)) };
}

const transitions = ['messaging.create', 'cars.callSeller', 'favourites.add'];

test('after Send Message and logging in, the user is back on the car with the conversation open', async () => {
  await press('Send Message');
  const { here, transitions } = logIn();
  await waitFor(() => expect(here()).toBe('/car/7'));
  const panel = within(await screen.findByRole('dialog', { name: 'Messages' }));
  expect(await panel.findByRole('textbox', { name: 'Message to Eclipse Motors' })).toBeTruthy();
  expect(transitions().map(({ body }) => body)).toEqual([{ car_id: 7 }]);
});

test('after Call Seller and logging in, the user sees the number', async () => {
  await press('Call Seller');
  const { transitions } = logIn();
  expect(await screen.findByRole('link', { name: 'Call 555-0188' })).toBeTruthy();
  expect(transitions()).toHaveLength(1);
});

test('after the heart and logging in, the car is saved right away and is in the favourites', async () => {
  await press(`Add ${zentorno.title} to favourites`);
  const saved = Promise.withResolvers<{ success: true }>();
  const kept: number[] = [];
  const { transitions, router } = logIn({
    'favourites.add': () => saved.promise,
    'favourites.ids': async () => ({ success: true, car_ids: [...kept] }),
    'favourites.list': async () => ({ success: true, cars: kept.map((id) => favouriteOf(cardOf(zentorno, { id }))) }),
  });
  const hearts = () => screen.queryAllByRole('button', { name: /Zentorno (to|from) favourites/ });
  await waitFor(() => expect(transitions().map(({ name }) => name)).toEqual(['favourites.add']));
  await waitFor(() => expect(hearts().length).toBeGreaterThan(0));
  for (const heart of hearts()) expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('Saved')).toBeNull();
  kept.push(zentorno.id);
  saved.resolve({ success: true });
  expect(await screen.findByText('Saved')).toBeTruthy();
  for (const heart of hearts()) expect(heart.getAttribute('aria-pressed')).toBe('true');
  await router.navigate({ href: '/saved' });
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('the action runs once, so returning to the car later does nothing', async () => {
  await press('Call Seller');
  const { router, transitions } = logIn();
  await screen.findByRole('link', { name: 'Call 555-0188' });
  await router.navigate({ href: '/terms' });
  await screen.findByRole('heading', { level: 1, name: /Terms/ });
  await router.navigate({ href: '/car/7' });
  await carHeading();
  expect(transitions()).toHaveLength(1);
});

test('a user who comes back without logging in, and logs in later, resumes nothing', async () => {
  const { router } = await press('Send Message');
  await router.navigate({ href: '/car/7' });
  await carHeading();
  await router.navigate({ href: '/login?returnUrl=%2Fcar%2F7' });
  await waitFor(() => expect(sessionStorage.getItem('forecourt.return')).toBe('/car/7'));
  const { here, transitions } = logIn();
  await waitFor(() => expect(here()).toBe('/car/7'));
  await carHeading();
  await screen.findByRole('button', { name: /^Messages/ });
  expect(transitions()).toEqual([]);
});

test('a login that returns elsewhere does nothing there, nor on the car afterwards', async () => {
  const before = await press('Send Message');
  await before.router.navigate({ href: '/login?returnUrl=%2Fterms' });
  await waitFor(() => expect(sessionStorage.getItem('forecourt.return')).toBe('/terms'));
  const { router, here, transitions } = logIn();
  await waitFor(() => expect(here()).toBe('/terms'));
  await router.navigate({ href: '/car/7' });
  await carHeading();
  await screen.findByRole('button', { name: /^Messages/ });
  expect(transitions()).toEqual([]);
});

test('on the user’s own car, nothing is resumed', async () => {
  await press('Send Message');
  const { transitions } = logIn({ 'cars.get': ownZentorno });
  await screen.findByRole('region', { name: 'Your listing' });
  await screen.findByRole('button', { name: /^Messages/ });
  expect(transitions()).toEqual([]);
});

for (const [name, call] of [
  ['Send Message', 'messaging.create'],
  ['Call Seller', 'cars.callSeller'],
  [`Add ${zentorno.title} to favourites`, 'favourites.add'],
] as const)
  test(`a member who presses "${name}" before the session is known isn't sent to the login page`, async () => {
    const session = Promise.withResolvers<ReturnType<typeof signedIn>['checkSession']>();
    const app = openApp('/car/7', { ...answers, checkSession: () => session.promise });
    await carHeading();
    await app.user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    session.resolve(signedIn(johnny).checkSession);
    await waitFor(() => expect(app.asked.filter((one) => one.name === call)).toHaveLength(1));
    expect(app.here()).toBe('/car/7');
  });

test('a visitor who logs in to report a listing comes back to the open form', async () => {
  await press('Report this listing');
  logIn();
  expect(await screen.findByRole('dialog', { name: 'Report this listing' })).toBeTruthy();
});

test('a newcomer without a phone and routing number lands there too', async () => {
  await press('Send Message');
  const { here, transitions } = logIn({ ...signedIn(kenji), authenticate: { success: true, user: kenji } });
  await waitFor(() => expect(here()).toBe('/car/7'));
  expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeTruthy();
  expect(transitions()).toHaveLength(1);
  cleanup();

  await press(`Add ${zentorno.title} to favourites`);
  const heart = logIn({ ...signedIn(kenji), authenticate: { success: true, user: kenji } });
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(heart.here()).toBe('/car/7');
  expect(heart.transitions()).toEqual([expect.objectContaining({ name: 'favourites.add', body: { car_id: 7 } })]);
});
