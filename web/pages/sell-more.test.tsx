import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { catalogue, emptyDraft, fullDraft, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { freeQuote, quoted } from '../testing/quotes.ts';

const open = (answers: Answers = {}, address = '/sell/7') =>
  openApp(address, {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.editing': { success: true, listing: fullDraft },
    'cars.update': { success: true, listing: fullDraft },
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
    ...answers,
  });

const lastUpdate = (asked: { name: string; body: unknown }[]) => asked.findLast(({ name }) => name === 'cars.update');
const openMore = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByText('More about the car'));
  return screen.getByText('More about the car').closest('details')!;
};

test('transmission, fuel and colour are asked with the main facts and are optional', async () => {
  const { user, here } = open();
  for (const name of ['Transmission', 'Fuel', 'Colour']) {
    const select = await screen.findByLabelText(name);
    expect(select.closest('details')).toBe(null);
    expect(select.getAttribute('aria-required')).toBe('false');
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(here()).toBe('/sell/7?step=photos'));
});

test('an upgrade takes one click or arrow key, and can be undone', async () => {
  const { user, asked } = open();
  await openMore(user);
  const engine = screen.getByRole('radiogroup', { name: 'Engine upgrade' });
  expect(within(engine).getByRole<HTMLInputElement>('radio', { name: 'Not stated' }).checked).toBe(true);
  await user.click(within(engine).getByRole('radio', { name: 'Level 2' }));
  await user.keyboard('{ArrowRight}');
  expect(within(engine).getByRole<HTMLInputElement>('radio', { name: 'Level 3' }).checked).toBe(true);
  await waitFor(() => expect(lastUpdate(asked)?.body).toMatchObject({ engine_upgrade: 3 }));
  await user.click(within(engine).getByRole('radio', { name: 'Not stated' }));
  await waitFor(() => expect(lastUpdate(asked)?.body).toMatchObject({ engine_upgrade: null }));
});

test('features are chips in groups, and are sent in the order buyers see', async () => {
  const { user, asked } = open();
  await openMore(user);
  const inside = screen.getByRole('group', { name: 'Inside' });
  await user.click(within(inside).getByRole('checkbox', { name: 'Alarm' }));
  await user.click(screen.getByRole('checkbox', { name: 'Custom paint' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await waitFor(() => expect(lastUpdate(asked)?.body).toMatchObject({ features: ['Custom paint', 'Alarm'] }));
});

test('the server’s message about an upgrade is shown at it, with its section opened', async () => {
  const sentence = 'Please select a step from 0 to 4';
  const { user } = open({ 'cars.update': { fails: 'bad_input', fields: { brake_upgrade: [sentence] } } });
  const more = await openMore(user);
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Brake upgrade' })).getByRole('radio', { name: 'Level 4' }),
  );
  await screen.findByText(sentence);
  expect(more.open).toBe(true);
  expect(screen.getByRole('radiogroup', { name: 'Brake upgrade' }).getAttribute('aria-invalid')).toBe('true');
});

test('going back from the review to a wrong upgrade focuses its radio button', async () => {
  const sentence = 'Please select a step from 0 to 4';
  const { user } = open(
    {
      'cars.editing': { success: true, listing: { ...fullDraft, brake_upgrade: 4 } },
      'payments.purchaseListing': { fails: 'bad_input', fields: { brake_upgrade: [sentence] } },
    },
    '/sell/7?step=review',
  );
  await user.click(await screen.findByRole('button', { name: 'List my car' }));
  await screen.findByText(sentence);
  const brake = within(screen.getByRole('radiogroup', { name: 'Brake upgrade' }));
  expect(document.activeElement).toBe(brake.getByRole('radio', { name: 'Level 4' }));
});

test('Next before the makes have loaded focuses the make, which is already focusable', async () => {
  const { user } = open({
    'cars.editing': { success: true, listing: emptyDraft },
    'catalogue.makes': () => new Promise(() => undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const make = screen.getByLabelText<HTMLSelectElement>(/^Make/);
  expect(make.disabled).toBe(false);
  expect(document.activeElement).toBe(make);
});
