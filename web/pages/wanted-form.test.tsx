import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carList } from '../testing/cars.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { ownWantedAd } from '../testing/wanted.ts';

const saved = { success: true, ad: ownWantedAd } as const;
const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(johnny),
    'cars.list': carList([]),
    'wanted.get': saved,
    'wanted.add': saved,
    'wanted.update': saved,
    ...answers,
  });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const budget = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^What you would pay/ });

test('the filters of Browse become the ad, with a title and the highest price as the budget', async () => {
  const { user, asked, here } = open('/wanted/new?make=Karin&colour=red&maxPrice=25000&sort=price_low&page=2');
  expect((await title()).value).toBe('Karin, Red');
  expect(budget().value).toBe('25000');
  await user.clear(await title());
  await user.type(await title(), 'Low Karin');
  await user.type(screen.getByRole('textbox', { name: /^More about it/ }), 'For Sundays.');
  await user.click(screen.getByRole('button', { name: 'Post a wanted ad' }));
  await waitFor(() => expect(here()).toBe('/wanted/6'));
  expect(asked.find(({ name }) => name === 'wanted.add')?.body).toEqual({
    title: 'Low Karin',
    filters: { make: 'Karin', colour: 'red' },
    budget: 25_000,
    text: 'For Sundays.',
  });
});

test('what is missing is said at each field, and nothing is sent or lost', async () => {
  const { user, asked } = open('/wanted/new');
  await user.type(await screen.findByRole('textbox', { name: /^More about it/ }), 'Anything will do.');
  await user.click(screen.getByRole('button', { name: 'Post a wanted ad' }));
  expect(await screen.findByText('Please select at least one filter')).toBeTruthy();
  expect(screen.getByText('Please say in a few words what you’re looking for')).toBeTruthy();
  expect((await title()).getAttribute('aria-invalid')).toBe('true');
  expect(budget().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^More about it/ }).value).toBe('Anything will do.');
  expect(asked.some(({ name }) => name === 'wanted.add')).toBe(false);
});

test('a fourth open ad is refused with the reason, and the form keeps everything', async () => {
  const { user } = open('/wanted/new?make=Karin&maxPrice=25000', {
    'wanted.add': { fails: 'too_many_wanted_ads', words: { max: '3' } },
  });
  await title();
  await user.click(screen.getByRole('button', { name: 'Post a wanted ad' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/3/);
  expect((await title()).value).toBe('Karin');
});

test('an edited ad keeps what isn’t changed, and someone else’s can’t be edited', async () => {
  const { user, asked } = open('/wanted/6/edit?bodyClass=Vans&maxPrice=40000');
  expect((await title()).value).toBe('A van for the band');
  await user.clear(budget());
  await user.type(budget(), '45,000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'wanted.update')?.body).toEqual({
      id: 6,
      title: 'A van for the band',
      filters: { bodyClass: 'Vans' },
      budget: 45_000,
      text: 'Any year will do.',
    }),
  );
});

test('someone else’s ad can’t be edited', async () => {
  const may = { change: [], edit: false, reply: true, report: true };
  open('/wanted/6/edit', { 'wanted.get': { success: true, ad: { ...ownWantedAd, may } } });
  expect(await screen.findByRole('heading', { name: 'You can’t edit this wanted ad' })).toBeTruthy();
});
