import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carList, sultan, zentorno } from '../testing/cars.ts';
import type { Answers } from '../testing/fake-server.ts';
import { liveListing } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';

const inventory = {
  success: true as const,
  cars: [{ ...liveListing, title: 'Sultan RS', plate: null, colour: null, deal: null }],
  by_status: { active: 2 },
  slots: { used: 2, of: 50 },
  page: 1,
  pages: 1,
  total: 1,
};
const open = (answers: Answers) =>
  openApp('/dealer/inventory', {
    ...signedIn({ ...maria, team_role: 'staff' }),
    'inventory.list': inventory,
    ...answers,
  });

test('every team member copies the cars for sale as Discord text or BBCode', async () => {
  const { user, asked } = open({ 'cars.list': carList([zentorno, sultan]) });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your cars' }));
  const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  expect(text.value).toContain('**2022 Pegassi Zentorno** · **$184,000** ~~$199,000~~');
  expect(asked.findLast(({ name }) => name === 'cars.list')?.query).toMatchObject({
    dealerId: String(maria.dealer_account_id),
    status: 'active',
  });
  await user.click(dialog.getByRole('radio', { name: 'BBCode' }));
  await user.click(dialog.getByRole('button', { name: 'Copy text' }));
  await screen.findByText('BBCode copied');
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(text.value);
  expect(copied).toContain(`[url=${location.origin}/car/8]2022 Pegassi Zentorno[/url]`);
});

test('a list that can’t be loaded says so and can be tried again', async () => {
  const { user, answers } = open({ 'cars.list': { fails: 'internal' } });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('We couldn’t load your cars')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy text' })).toBeNull();
  answers['cars.list'] = carList([sultan]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Copy text' })).toBeTruthy();
});

test('without cars for sale there is nothing to share', async () => {
  open({ 'inventory.list': { ...inventory, by_status: { draft: 1 } } });
  await screen.findByRole('link', { name: 'Sultan RS' });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
