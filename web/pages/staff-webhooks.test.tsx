import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { channels, type Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import { mia } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const config = (webhook_id: Channel, more: Partial<WebhookConfig> = {}): WebhookConfig => {
  const { name, description, type, template, example } = channels[webhook_id];
  const texts = { message_template: template, default_template: template, example_data: JSON.stringify(example) };
  const state = { stopped_at: null, stop_reason: null, waiting: 0, dead: 0, last_delivered_at: null };
  const address = { url: 'https://chat.example/…a1b2', format: 'chat', enabled: true } as const;
  return { webhook_id, name, description, type, ...texts, ...state, ...address, ...more };
};
const delivery = {
  id: '7d9f4c1e-0d7c-4c0e-9a54-0f6a4b0d2c11',
  channel: 'sold',
  event: 'sold',
  status: 'dead',
  attempts: 5,
  is_test: false,
  created_at: new Date().toISOString(),
  done_at: new Date().toISOString(),
  status_code: 400,
  outcome: 'The receiver refused the message (400)',
  took_ms: 31,
} as const;

const configs = [
  config('new-postings'),
  config('sold', { enabled: false }),
  config('new-user', { url: null, enabled: false }),
  config('tickets', { stop_reason: 'The receiver answered 404', stopped_at: new Date().toISOString(), waiting: 3 }),
];
const open = (user: SessionUser = ada, answers: Answers = {}) => openAt('/staff/webhooks', user, answers);
const openAt = (address: string, user: SessionUser = ada, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(user),
    'webhooks.configs': { success: true, configs },
    'webhooks.deliveries': { success: true, deliveries: [delivery], page: 1, pages: 1, total: 1 },
    ...answers,
  });
const card = async (name: string) => within((await screen.findByRole('heading', { name, level: 3 })).closest('li')!);

test('channels are grouped, each with its state, masked address and a sample message', async () => {
  open();
  const posts = await card('New postings');
  expect(posts.getByText('Enabled', { selector: 'span.inline-flex' })).toBeTruthy();
  expect(posts.getByText('https://chat.example/…a1b2')).toBeTruthy();
  expect(within(posts.getByRole('figure', { name: 'Preview' })).getByText('Grace Castellano').tagName).toBe('B');
  const stopped = await card('Support tickets');
  expect(stopped.getByText('Stopped')).toBeTruthy();
  expect(stopped.getByText('3 waiting')).toBeTruthy();
  expect(stopped.getByText(/The receiver answered 404/)).toBeTruthy();
  for (const group of ['Public', 'Private', 'System'])
    expect(screen.getByRole('heading', { name: group })).toBeTruthy();
});

test('non-admins don’t have this tab', async () => {
  open(mia);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Webhook Management' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'Webhooks' })).toBeNull();
});

test('an address is shown only on request', async () => {
  const url = 'https://chat.example/hooks/whole-a1b2';
  const { user } = open(ada, { 'webhooks.reveal': { success: true, url, secret: null } });
  const posts = await card('New postings');
  await user.click(posts.getByRole('button', { name: 'Reveal address' }));
  expect(await posts.findByText(url)).toBeTruthy();
  await user.click(posts.getByRole('button', { name: 'Hide address' }));
  expect(posts.queryByText(url)).toBeNull();
});

test('a receiver that isn’t a chat has its own format and a secret, which can be replaced', async () => {
  const signed = config('sold', { format: 'standard' });
  const { user, asked } = open(ada, {
    'webhooks.configs': { success: true, configs: [signed] },
    'webhooks.save': { success: true, config: signed },
    'webhooks.reveal': { success: true, url: 'https://x.example/hook', secret: 'whsec_abc' },
  });
  const sold = await card('Sold cars');
  expect(within(sold.getByRole('figure', { name: 'Preview' })).getByText(/"type": "sold"/)).toBeTruthy();
  await user.click(sold.getByRole('button', { name: 'Reveal signing secret' }));
  expect(await sold.findByText('whsec_abc')).toBeTruthy();
  await user.click(sold.getByRole('button', { name: 'New secret for Sold cars' }));
  await user.click(await screen.findByRole('button', { name: 'Replace secret' }));
  await user.click(sold.getByRole('button', { name: 'Edit Sold cars' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sold cars' }));
  await user.click(await dialog.findByRole('radio', { name: 'Chat message' }));
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  const saved = () => asked.filter(({ name }) => name === 'webhooks.save').map(({ body }) => body);
  await waitFor(() =>
    expect(saved()).toEqual([
      { webhook_id: 'sold', enabled: true, new_secret: true },
      expect.objectContaining({ webhook_id: 'sold', format: 'chat' }),
    ]),
  );
});

test('the log’s filters are in the address, and Back leaves them', async () => {
  const { user, asked, router } = openAt('/staff/webhooks?webhook=sold&outcome=dead&since=day&cause=nonsense');
  await card('New postings');
  const log = () => asked.findLast(({ name }) => name === 'webhooks.deliveries')?.query;
  await waitFor(() => expect(log()).toMatchObject({ webhook_id: 'sold', status: 'dead', since: 'day', page: '1' }));
  expect(log()).not.toHaveProperty('cause');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cause' }), 'Test');
  await waitFor(() => expect(log()).toMatchObject({ webhook_id: 'sold', cause: 'test' }));
  router.history.back();
  await waitFor(() => expect(log()).not.toHaveProperty('cause'));
});

test('a text is validated and previewed while typing, and a button inserts a variable', async () => {
  const { user, asked } = open(ada, { 'webhooks.save': { success: true, config: config('sold') } });
  await user.click((await card('Sold cars')).getByRole('button', { name: 'Edit Sold cars' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByLabelText(/^Message/);
  await user.clear(box);
  await user.type(box, 'Gone: {{nobody}');
  expect(await dialog.findByText(/\{nobody\} isn’t available here/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Save webhook' }).hasAttribute('disabled')).toBe(true);
  await user.clear(box);
  await user.type(box, 'Gone: ');
  await user.click(dialog.getByRole('button', { name: '{title}' }));
  expect(within(dialog.getByRole('figure', { name: 'Preview' })).getByText(/Gone: 2021 Karin Sultan/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'webhooks.save')?.body).toMatchObject({
      webhook_id: 'sold',
      message_template: 'Gone: {title}',
    }),
  );
});

/** Confirms the question before anything is posted. */
async function testAll(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Test All Webhooks' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send 2 test messages?' }));
  await user.click(question.getByRole('button', { name: 'Send test messages' }));
}

test('Test All first lists the channels it would post to, and posts nothing when cancelled', async () => {
  const { user, asked } = open();
  await card('New postings');
  await user.click(screen.getByRole('button', { name: 'Test All Webhooks' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send 2 test messages?' }));
  const channels = within(question.getByRole('list', { name: 'Channels' })).getAllByRole('listitem');
  expect(channels.map(({ textContent }) => textContent)).toEqual(['New postingsPublic', 'Support ticketsSystem']);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.some(({ name }) => name === 'webhooks.test')).toBe(false);
});

test('without enabled channels, Test All sends nothing and says so', async () => {
  const { user } = open(ada, { 'webhooks.configs': { success: true, configs: configs.slice(1, 3) } });
  await card('Sold cars');
  await user.click(screen.getByRole('button', { name: 'Test All Webhooks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook Test Results' }));
  expect(dialog.getByText('No webhook has an address and is enabled.')).toBeTruthy();
});

test('Test All tests enabled channels with an address, and shows the responses', async () => {
  const answer = {
    success: false,
    message: 'The receiver answered 500',
    status_code: 500,
    answer: 'Oh no',
    took_ms: 12,
  };
  const { user, asked } = open(ada, { 'webhooks.test': answer });
  await card('New postings');
  await testAll(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook Test Results' }));
  expect(await dialog.findByText('0 of 2 accepted the message.')).toBeTruthy();
  expect(dialog.getAllByText(/Failed to test webhook: The receiver answered 500, after 12 ms/)).toHaveLength(2);
  expect(asked.filter(({ name }) => name === 'webhooks.test').map(({ body }) => body)).toEqual([
    { webhookId: 'new-postings' },
    { webhookId: 'tickets' },
  ]);
});

test('closing it halfway skips the rest, and the results stay closed', async () => {
  const answers: (() => void)[] = [];
  const taken = { success: true, message: 'Delivered (204)', status_code: 204, answer: '', took_ms: 12 };
  const { user, asked } = open(ada, {
    'webhooks.test': () => new Promise((resolve) => answers.push(() => resolve(taken))),
  });
  await card('New postings');
  await testAll(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook Test Results' }));
  expect(dialog.getByText('Testing 1 of 2…')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  answers[0]!();
  // When it ends, everything about webhooks is fetched again.
  await waitFor(() => expect(asked.filter(({ name }) => name === 'webhooks.configs').length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog', { name: 'Webhook Test Results' })).toBeNull();
  expect(asked.filter(({ name }) => name === 'webhooks.test')).toHaveLength(1);
});

test('an undelivered message can be viewed and sent again', async () => {
  const tried = { id: 1, started_at: delivery.created_at, took_ms: 31, request: '{"content":"x"}', status_code: 400 };
  const { user, asked } = open(ada, {
    'webhooks.delivery': { success: true, delivery, tries: [{ ...tried, answer: 'No', outcome: delivery.outcome }] },
    'webhooks.redeliver': { success: true, delivery: { ...delivery, status: 'waiting' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Details of the delivery to Sold cars' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery' }));
  await user.click(await dialog.findByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'webhooks.redeliver')?.body).toEqual({ id: delivery.id }),
  );
});

test('if webhooks fail to load, an error and the defaults are shown', async () => {
  open(ada, { 'webhooks.configs': { fails: 'unavailable' } });
  expect(await screen.findByText('Error Loading Webhooks')).toBeTruthy();
  expect(screen.getByText(/^Failed to load webhooks:/)).toBeTruthy();
  expect((await card('New postings')).queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
