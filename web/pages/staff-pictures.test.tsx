import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAnswer, deskAnswers, mia, threadOf } from '../testing/desk.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';
import { uploadsReachFakeServer } from '../testing/tickets.ts';

test('a reply’s pictures upload three at a time, and removing one makes room for the next', async () => {
  uploadsReachFakeServer();
  const { user, asked } = openApp('/staff/tickets?ticket=42', {
    ...signedIn(mia),
    ...deskAnswers,
    'tickets.staffTicket': { success: true, ticket: threadOf({}) },
    'tickets.addResponse': { success: true, response: anAnswer },
    'tickets.attach': () => new Promise(() => undefined),
  });
  const sent = () => asked.filter(({ name }) => name === 'tickets.attach').length;
  const files = ['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  await user.upload(await screen.findByLabelText<HTMLInputElement>('Add pictures'), files);
  const list = await screen.findByRole('list', { name: 'Pictures to send' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  await waitFor(() => expect(sent()).toBeGreaterThanOrEqual(3));
  expect(sent()).toBe(3);
  await user.click(within(list).getByRole('button', { name: /a\.png/ }));
  await waitFor(() => expect(sent()).toBe(4));
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});
