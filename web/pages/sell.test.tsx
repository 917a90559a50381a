import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { catalogue, emptyDraft, fullDraft, liveListing, noListings } from '../testing/listings.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria, signedIn, signedOut } from '../testing/people.ts';
import { todaysPrices } from '../testing/plans.ts';
import { freeQuote, hadForFree, quoted } from '../testing/quotes.ts';
import { write } from '../testing/write.ts';

const created = { success: true as const, id: 7, listing: emptyDraft };
const saved = { success: true as const, listing: emptyDraft };

const open = (address: string, answers: Answers = {}, user: SessionUser = johnny) =>
  openApp(address, {
    ...signedIn(user),
    ...catalogue,
    ...noListings,
    'cars.create': created,
    'cars.update': saved,
    'cars.editing': { success: true, listing: fullDraft },
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
    'payments.purchaseListing': hadForFree,
    ...answers,
  });

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole('button', { name });

test('a visitor is asked to log in', async () => {
  openApp('/sell', signedOut);
  expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeTruthy();
});

test('step 1 requires the six facts, with the spec’s message at each field', async () => {
  const { user, asked, here } = open('/sell');
  await user.click(await button('Next'));
  for (const sentence of [
    'Please select a Make before proceeding.',
    'Please select a Model before proceeding.',
    'Please enter a Year before proceeding.',
    'Please enter a Price before proceeding.',
    'Please enter Mileage before proceeding.',
    'Please enter a Description before proceeding.',
  ])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(await field(/^Make/));
  expect(here()).toBe('/sell');
  expect(asked.some(({ name }) => name === 'cars.create')).toBe(false);
});

test('the first change creates the draft, and the form continues under its own address', async () => {
  const { user, asked, here } = open('/sell?new=1');
  await write(user, await field(/^Price/), '$12,500');
  await waitFor(() => expect(here()).toBe('/sell/7'));
  expect(document.activeElement).toBe(await field(/^Price/));
  expect(asked.find(({ name }) => name === 'cars.create')?.body).toEqual({ price: 12_500, seller_id: johnny.id });
  await write(user, await field(/^Mileage/), '42000');
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'cars.update')?.body).toEqual({
      id: 7,
      mileage: 42_000,
      unchanged_since: emptyDraft.updated_at,
    }),
  );
  expect((await field(/^Price/)).value).toBe('12,500');
  expect(asked.filter(({ name }) => name === 'cars.create')).toHaveLength(1);
  expect(asked.some(({ name }) => name === 'cars.editing')).toBe(false);
});

test('a draft that can’t be saved says so, keeps the text and is saved later', async () => {
  const { user, answers, asked } = open('/sell', { 'cars.create': 'offline' });
  await write(user, await field(/^Description/), 'Well kept');
  expect(await screen.findByText('Not saved, trying again')).toBeTruthy();
  answers['cars.create'] = created;
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect((await field(/^Description/)).value).toBe('Well kept');
  expect(asked.findLast(({ name }) => name === 'cars.create')?.body).toMatchObject({ description: 'Well kept' });
});

test('selecting a make loads its models, and another make resets the model', async () => {
  const { user } = open('/sell');
  const model = await field(/^Model/);
  expect(model.disabled).toBe(true);
  await user.selectOptions(await screen.findByLabelText(/^Make/), await screen.findByRole('option', { name: 'Karin' }));
  await waitFor(() => expect(model.disabled).toBe(false));
  await user.selectOptions(model, 'Sultan');
  expect(screen.queryByLabelText(/^Body class/)).toBe(null);
  await user.selectOptions(await screen.findByLabelText(/^Make/), 'Pegassi');
  expect((await field(/^Model/)).value).toBe('');
});

test('Other" accepts a make and a model outside the catalogue, and asks for the class', async () => {
  const { user, asked } = open('/sell');
  await screen.findByRole('option', { name: 'Karin' });
  await user.selectOptions(await field(/^Make/), 'Other');
  await write(user, await field(/^Name of the make/), 'Homebuilt');
  await write(user, await field(/^Model/), 'One');
  await user.selectOptions(await field(/^Body class/), 'Off-road');
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual(expect.objectContaining({ body_class: 'Off-road' })),
  );
});

test('/sell continues with the user’s own newest draft, not a colleague’s', async () => {
  const drafts = [
    { ...fullDraft, id: 5, updated_at: '2026-11-15T11:00:00Z', seller_name: 'Somebody Else' },
    { ...fullDraft, id: 6, updated_at: '2026-11-14T11:00:00Z' },
    { ...fullDraft, id: 7, updated_at: '2026-11-15T09:00:00Z' },
  ];
  const { here } = open('/sell', { 'cars.mine': { ...noListings['cars.mine'], listings: drafts } });
  await waitFor(() => expect(here()).toBe('/sell/7'));
  expect(await screen.findByText(/This is your draft, saved/)).toBeTruthy();
  expect((await field(/^Price/)).value).toBe('39,900');
  expect(screen.getByRole('link', { name: 'Start a new one' }).getAttribute('href')).toBe('/sell?new=1');
});

test('a dealer’s staff see company and role, a private seller that they sell for themselves', async () => {
  open('/sell', {}, { ...maria, team_role: 'staff' });
  const panel = await screen.findByRole('region', { name: 'Seller type' });
  expect(panel.textContent).toContain('Dealer');
  expect(panel.textContent).toContain('Eclipse Motors · Staff');
});

test('a team member lists for the company or for themselves, and a saved draft moves right away', async () => {
  const { user, asked } = open(
    '/sell?new=1',
    {
      'cars.move': { success: true, listing: emptyDraft },
      'payments.canListCar': {
        success: true,
        can_list: true,
        refusal: null,
        slots: { used: 0, of: 5 },
        price: 500,
        lines: [],
      },
      ...todaysPrices,
    },
    maria,
  );
  const panel = within(await screen.findByRole('region', { name: 'Seller type' }));
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Eclipse Motors' }).checked).toBe(true);
  await user.click(panel.getByRole('radio', { name: 'Myself, privately' }));
  expect(panel.getByText(/Listed under your name/)).toBeTruthy();
  const fee = within(await screen.findByRole('region', { name: 'Listing fee' }));
  expect(fee.getByText('Your listing, for 30 days').nextSibling?.textContent).toBe('$500');
  await write(user, await field(/^Price/), '$12,500');
  await waitFor(() => expect(asked.some(({ name }) => name === 'cars.create')).toBe(true));
  expect(asked.find(({ name }) => name === 'cars.create')?.body).toMatchObject({ is_dealer: false });
  expect(asked.some(({ name }) => name === 'cars.move')).toBe(false);
  await user.click(panel.getByRole('radio', { name: 'Eclipse Motors' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'cars.move')).toBe(true));
  expect(asked.find(({ name }) => name === 'cars.move')?.body).toEqual({ id: 7, to: 'company' });
});

test('if the draft can’t move, the choice returns and the reason is shown', async () => {
  const { user } = open(
    '/sell/7',
    {
      'cars.editing': { success: true, listing: { ...fullDraft, dealer_id: 3 } },
      'cars.move': { fails: 'too_many_drafts' },
      ...todaysPrices,
    },
    maria,
  );
  const panel = within(await screen.findByRole('region', { name: 'Seller type' }));
  await user.click(panel.getByRole('radio', { name: 'Myself, privately' }));
  expect(await panel.findByText(/drafts. Please finish or delete one first/)).toBeTruthy();
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Eclipse Motors' }).checked).toBe(true);
});

test('goes through photos and review to the live listing', async () => {
  const { user, asked, answers, here } = open('/sell/7');
  await user.click(await button('Next'));
  expect(await screen.findByText('PNG, JPG, GIF up to 10MB each')).toBeTruthy();
  expect(here()).toBe('/sell/7?step=photos');
  await user.click(await button('Next'));
  const submit = await button('List my car');
  answers['cars.editing'] = { success: true, listing: { ...liveListing, id: 7 } };
  await user.click(submit);
  expect(await screen.findByRole('heading', { name: 'Your listing is live' })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'payments.purchaseListing')?.body).toEqual({
    car_id: 7,
    user_id: johnny.id,
    expected_total: 0,
    unchanged_since: fullDraft.updated_at,
    photo_ids: [],
  });
});

test('Back from the live listing goes to it, never into the form of a former draft', async () => {
  const { user, answers, here, router } = open('/sell/7?step=photos', { 'cars.get': null });
  await user.click(await button('Next'));
  const submit = await button('List my car');
  answers['cars.editing'] = { success: true, listing: { ...liveListing, id: 7 } };
  await user.click(submit);
  expect(await screen.findByRole('heading', { name: 'Your listing is live' })).toBeTruthy();
  router.history.back();
  await waitFor(() => expect(here()).toBe('/car/7'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBe(null);
});

test('the server’s errors lead back to their fields', async () => {
  const fields = { year: ['The year can’t be later than 2027'] };
  const { user } = open('/sell/7?step=review', { 'payments.purchaseListing': { fails: 'bad_input', fields } });
  await user.click(await button('List my car'));
  expect(await screen.findByText('The year can’t be later than 2027')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Year/)));
});

test('an address that skips a step of an unfinished draft starts at the beginning', async () => {
  open('/sell/7?step=review', { 'cars.editing': { success: true, listing: emptyDraft } });
  expect(await field(/^Price/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'List my car' })).toBe(null);
});

test('a live listing changes only with Save Changes, and only changes are sent', async () => {
  const { user, asked, here, router } = open('/sell/8', {
    'cars.editing': { success: true, listing: liveListing },
    'cars.update': { success: true, listing: { ...liveListing, price: 35_000 } },
    'cars.get': null,
  });
  const price = await field(/^Price/);
  await user.clear(price);
  await write(user, price, '35000');
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'cars.update')).toBe(false);
  await user.click(await button('Save Changes'));
  await waitFor(() => expect(here()).toBe('/car/8'));
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(asked.find(({ name }) => name === 'cars.update')?.body).toEqual({ id: 8, price: 35_000 });
});

test('another user’s listing isn’t found', async () => {
  open('/sell/9', { 'cars.editing': null });
  expect(await screen.findByRole('heading', { name: 'Listing not found' })).toBeTruthy();
});
