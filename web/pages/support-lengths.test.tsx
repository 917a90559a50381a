import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deskAnswers, mia, threadOf, wideScreen } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { zentorno } from '../testing/a-car.ts';
import { openCar } from '../testing/open-car.tsx';
import { ada, johnny, signedIn } from '../testing/people.ts';
import { aThread, resolvedThread, threadAnswer, ticketCategories } from '../testing/tickets.ts';

type User = ReturnType<typeof openApp>['user'];
type Box = HTMLInputElement | HTMLTextAreaElement;

const letters = (count: number) => 'x'.repeat(count);
const desk = (address: string, answers: Answers = {}, user = mia) =>
  openApp(address, { ...signedIn(user), ...deskAnswers, ...answers });
const support = (address: string, answers: Answers = {}) =>
  openApp(address, { ...signedIn(johnny), ...ticketCategories, ...answers });

async function paste(user: User, box: Box, count: number) {
  await user.clear(box);
  await user.click(box);
  await user.paste(letters(count));
  expect(box.value).toHaveLength(count);
}
/** The message at the field, referenced for screen readers. */
const saidAt = (box: Box) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a new ticket cuts nothing off: it counts near the limit, says what is too long, and isn’t sent', async () => {
  const { user, asked } = support('/support');
  const subject = await screen.findByLabelText<HTMLInputElement>(/^Subject/);
  const description = await screen.findByLabelText<HTMLTextAreaElement>(/^Description/);
  await paste(user, subject, 90);
  expect(saidAt(subject)).toBe('');
  await paste(user, subject, 118);
  expect(saidAt(subject)).toBe('118 of 120 characters');
  await paste(user, subject, 500);
  await paste(user, description, 30_000);
  expect(saidAt(subject)).toBe('380 characters too many');
  expect(saidAt(description)).toContain('25,000 characters too many');
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('Please enter at most 120 characters')).toBeTruthy();
  expect(saidAt(description)).toContain('Please enter at most 5,000 characters');
  expect(subject.value).toHaveLength(500);
  expect(asked.some(({ name }) => name === 'tickets.create')).toBe(false);
});

test('a reply that is too long is kept and can’t be sent until it’s shorter', async () => {
  const { user } = support('/support/42', { 'tickets.get': threadAnswer(aThread) });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your reply');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' });
  await paste(user, box, 4_990);
  expect(saidAt(box)).toBe('4,990 of 5,000 characters');
  expect(send.disabled).toBe(false);
  await paste(user, box, 5_001);
  expect(saidAt(box)).toBe('1 character too many');
  expect(send.disabled).toBe(true);
});

test('the same applies to a reply at the desk', async () => {
  const { user } = desk('/staff/tickets?ticket=42', { 'tickets.staffTicket': { success: true, ticket: threadOf() } });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' });
  await paste(user, box, 4_990);
  expect(saidAt(box)).toBe('4,990 of 5,000 characters');
  await paste(user, box, 9_000);
  expect(saidAt(box)).toBe('4,000 characters too many');
  expect(send.disabled).toBe(true);
});

test('a comment on the rating isn’t cut off either', async () => {
  const { user, asked } = support('/support/42', { 'tickets.get': threadAnswer(resolvedThread) });
  await user.click(await screen.findByRole('radio', { name: '4 stars, good' }));
  const box = screen.getByLabelText<HTMLTextAreaElement>('Comment');
  await paste(user, box, 1_200);
  expect(saidAt(box)).toContain('200 characters too many');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(saidAt(box)).toContain('Please enter at most 1,000 characters');
  expect(asked.some(({ name }) => name === 'tickets.rate')).toBe(false);
});

test('nor are a template’s name and text', async () => {
  const { user, asked } = desk('/staff/tickets?view=templates&new=1');
  const dialog = within(await screen.findByRole('dialog'));
  const [name, text] = [dialog.getByLabelText<Box>(/^Name/), dialog.getByLabelText<Box>(/^Reply/)];
  await paste(user, name, 100);
  await paste(user, text, 6_000);
  expect(saidAt(name)).toBe('20 characters too many');
  expect(saidAt(text)).toBe('1,000 characters too many');
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  expect(await dialog.findByText('Please enter at most 80 characters')).toBeTruthy();
  expect(saidAt(text)).toContain('Please enter at most 5,000 characters');
  expect(asked.some((one) => one.name === 'tickets.saveTemplate')).toBe(false);
});

test('nor are the names of filters and categories', async () => {
  wideScreen();
  const { user, asked } = desk('/staff/tickets?status=open', {}, ada);
  await user.click(await screen.findByRole('button', { name: 'Save this filter' }));
  const filter = screen.getByLabelText<HTMLInputElement>(/^Name/);
  await paste(user, filter, 45);
  expect(saidAt(filter)).toContain('5 characters too many');
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  expect(saidAt(filter)).toContain('Please enter at most 40 characters');
  expect(asked.some((one) => one.name === 'tickets.saveFilter')).toBe(false);

  document.body.innerHTML = '';
  const later = desk('/staff/tickets?view=categories', {}, ada);
  await later.user.click(await screen.findByRole('button', { name: 'Add category' }));
  const category = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(/^Name/);
  await paste(later.user, category, 70);
  expect(saidAt(category)).toContain('10 characters too many');
  await later.user.type(category, '{Enter}');
  expect(await screen.findByText('Please enter at most 60 characters')).toBeTruthy();
  expect(later.asked.some((one) => one.name === 'tickets.saveCategory')).toBe(false);
});

test('nor is a report about a car', async () => {
  const { user, asked } = openCar(zentorno, signedIn(johnny));
  await user.click(await screen.findByRole('button', { name: 'Report this listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }));
  await user.click(await dialog.findByRole('radio', { name: 'It looks like a scam' }));
  const box = dialog.getByLabelText<HTMLTextAreaElement>('Details');
  await paste(user, box, 1_500);
  expect(saidAt(box)).toContain('500 characters too many');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please enter at most 1,000 characters')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'reports.reportCar')).toBe(false);
});
