import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { aThread, staffAnswer, threadAnswer } from '../testing/tickets.ts';

const open = (answers: Answers) =>
  openApp('/support/42', { ...signedIn(johnny), 'tickets.get': threadAnswer(aThread), ...answers });

const answerBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your reply');
const named = (asked: { name: string; body: unknown }[], name: string) => asked.filter((one) => one.name === name);

/** A response that waits until the test releases it. */
function onItsWay() {
  const response = { ...staffAnswer, id: 8, author_id: johnny.id, is_staff: false };
  const { promise, resolve } = Promise.withResolvers<{ success: true; response: typeof response }>();
  return { answers: { 'tickets.addResponse': () => promise }, arrive: () => resolve({ success: true, response }) };
}
const keptHere = () => Object.keys(localStorage).filter((key) => /ticket/.test(key));

test('a reply that arrives after leaving the page isn’t restored in the box', async () => {
  const { answers, arrive } = onItsWay();
  const { user, router, asked } = open(answers);
  await user.type(await answerBox(), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(named(asked, 'tickets.addResponse')).toHaveLength(1));
  await router.navigate({ to: '/terms' });
  arrive();
  await waitFor(() => expect(keptHere()).toEqual([]));
  await router.navigate({ href: '/support/42' });
  expect((await answerBox()).value).toBe('');
});

test('if reopened before it arrived, the box is cleared when it does', async () => {
  const { answers, arrive } = onItsWay();
  const { user, router } = open(answers);
  await user.type(await answerBox(), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await router.navigate({ to: '/terms' });
  await router.navigate({ href: '/support/42' });
  expect((await answerBox()).value).toBe('Thanks');
  arrive();
  await waitFor(async () => expect((await answerBox()).value).toBe(''));
  expect(keptHere()).toEqual([]);
});

test('text added in a reopened box is kept when the first reply arrives', async () => {
  const { answers, arrive } = onItsWay();
  const { user, router, asked } = open(answers);
  await user.type(await answerBox(), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await router.navigate({ to: '/terms' });
  await router.navigate({ href: '/support/42' });
  await user.type(await answerBox(), ', and one more thing');
  const threads = named(asked, 'tickets.get').length;
  arrive();
  await waitFor(() => expect(named(asked, 'tickets.get').length).toBeGreaterThan(threads));
  expect((await answerBox()).value).toBe('Thanks, and one more thing');
  expect(keptHere()).toContain(`forecourt.ticket-draft.${johnny.id}.42`);
});

test('a reply can’t be changed while it’s being sent, so nothing is lost', async () => {
  const { answers, arrive } = onItsWay();
  const { user } = open(answers);
  await user.type(await answerBox(), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect((await answerBox()).readOnly).toBe(true);
  arrive();
  await waitFor(async () => expect((await answerBox()).readOnly).toBe(false));
  expect((await answerBox()).value).toBe('');
});
