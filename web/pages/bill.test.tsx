import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { aBill, billDetails, ownBill } from '../testing/bills.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';

const open = (bill: Bill, { as = signedOut, query = '' }: { as?: Answers; query?: string } = {}) =>
  openApp(`/bill/${bill.number}${query}`, { ...as, 'bills.get': { success: true, bill } });
const opened = () => screen.findByRole('heading', { level: 1, name: 'Bill of sale' });
const button = (name: string) => screen.getByRole('button', { name });

test('a visitor sees that it is genuine, the car and the dates, and no names', async () => {
  open(aBill);
  await opened();
  expect(document.title).toBe('Bill of sale FC-7K2PXQ9AD3 · Forecourt');
  expect(screen.getByText('Genuine')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2022 Pegassi Zentorno' }).getAttribute('href')).toBe('/car/7');
  expect(screen.getByText('Plate 1PAC 888 · 4,200 mi · Orange')).toBeTruthy();
  for (const [label, value] of [
    ['Body class', 'Supercar'],
    ['Drive', 'All-wheel drive'],
    ['Engine upgrade', '3 of 4'],
    ['Brake upgrade', 'Stock'],
    ['Turbo', 'Fitted'],
    ['Armour', '40%'],
  ] as const)
    expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
  expect(screen.queryByText('Fuel')).toBeNull();
  expect(screen.getByText(/The names and the amount are private/)).toBeTruthy();
  for (const name of ['Download file', 'Save picture', 'Replace link'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a party sees names and amount, downloads the file and shares either address', async () => {
  const { user, asked } = openApp(`/bill/${ownBill.number}`, {
    ...signedIn(johnny),
    'bills.get': { success: true, bill: ownBill },
    'bills.file': { success: true, filename: 'FC-7K2PXQ9AD3.txt', text: 'signed' },
  });
  await opened();
  for (const words of [billDetails.seller, 'Eclipse Motors', billDetails.buyer, '$180,000', billDetails.sha256])
    expect(screen.getByText(words)).toBeTruthy();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await user.click(button('Download file'));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toBe('signed');
  expect(asked.find(({ name }) => name === 'bills.file')).toBeTruthy();
  await user.click(button('Share'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link with names and amount' }));
  await screen.findByText('Link with names and amount copied');
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/bill/${ownBill.number}?key=${ownBill.link_key}`,
  );
  await user.click(button('Share'));
  await user.click(await screen.findByRole('menuitem', { name: 'Discord text' }));
  await screen.findByText('Discord text copied');
  const text = await navigator.clipboard.readText();
  expect(text).toContain('2022 Pegassi Zentorno, plate 1PAC 888');
  for (const secret of [ownBill.link_key!, billDetails.buyer, '180,000']) expect(text).not.toContain(secret);
});

test('a party replaces the link after a question, and the page then has the new one', async () => {
  const { user, asked, answers } = open(ownBill, { as: signedIn(johnny) });
  await opened();
  await user.click(button('Replace link'));
  const dialog = await screen.findByRole('dialog', { name: 'Replace the secret link?' });
  expect(asked.some(({ name }) => name === 'bills.replaceLink')).toBe(false);
  answers['bills.replaceLink'] = { success: true, link_key: 'new' };
  answers['bills.get'] = { success: true, bill: { ...ownBill, link_key: 'new' } };
  await user.click(dialog.querySelector<HTMLButtonElement>('button:last-child')!);
  await screen.findByText('Link replaced');
  await waitFor(() => expect(asked.filter(({ name }) => name === 'bills.get')).toHaveLength(2));
});

test('with the link’s key the page asks with it, and passes it on only if it works', async () => {
  const { asked, user } = open({ ...aBill, details: billDetails, has_file: true }, { query: '?key=abc' });
  await opened();
  expect(asked.find(({ name }) => name === 'bills.get')?.query).toMatchObject({ key: 'abc' });
  expect(screen.getByText(billDetails.buyer)).toBeTruthy();
  await user.click(button('Share'));
  expect(await screen.findByRole('menuitem', { name: 'Copy link with names and amount' })).toBeTruthy();
});

test.each([
  [{ state: 'annulled', annulled_at: '2026-11-16T10:00:00Z' }, 'Annulled', /annulled the sale on/],
  [{ state: 'replaced', replaced_by: 'FC-H3MM4RT6VE' }, 'Genuine, but replaced', /corrected the amount/],
  [{ state: 'altered' }, 'Not genuine', /doesn’t match its signature/],
  [{ replaces: 'FC-H3MM4RT6VE' }, 'Genuine', /It replaces/],
] as [Partial<Bill>, string, RegExp][])('says at the top what became of it: %o', async (more, title, text) => {
  open({ ...aBill, ...more });
  await opened();
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  const linked = [more.replaced_by, more.replaces].filter((one) => one !== undefined);
  const links = linked.map((number) => screen.getByRole('link', { name: number! }).getAttribute('href'));
  expect(links).toEqual(linked.map((number) => `/bill/${number}`));
});

test('an unknown number leads to a field to type it again, which notices slips', async () => {
  const { user, asked, answers, here } = openApp('/bill/FC-2222222222', { ...signedOut, 'bills.get': null });
  await screen.findByRole('heading', { name: 'Bill not found' });
  const field = screen.getByRole('textbox', { name: 'Bill number' });
  await user.type(field, 'fc-7k2p xq9a dz');
  await user.click(button('Check bill'));
  expect(screen.getByText(/One of its ten characters is wrong/)).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'bills.get')).toHaveLength(1);
  answers['bills.get'] = { success: true, bill: aBill };
  await user.clear(field);
  await user.type(field, aBill.number.slice(3).toLowerCase());
  await user.click(button('Check bill'));
  await opened();
  expect(here()).toBe(`/bill/${aBill.number}`);
});
