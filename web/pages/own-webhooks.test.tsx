import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnWebhook } from '@forecourt/contract/webhooks/own-webhooks.ts';
import { settingsAnswers } from '../testing/company.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { aMembership, renewalQuote } from '../testing/payments.ts';
import { johnny, maria, signedIn } from '../testing/people.ts';
import { noWebhook } from '../testing/webhooks.ts';

beforeEach(() => sessionStorage.clear());

const aWebhook: OwnWebhook = { ...noWebhook, url: 'https://chat.example/…a1b2', enabled: true, events: ['price'] };
const delivery = {
  id: '7d9f4c1e-0d7c-4c0e-9a54-0f6a4b0d2c11',
  channel: null,
  event: 'notice',
  status: 'dead',
  attempts: 5,
  is_test: false,
  created_at: new Date().toISOString(),
  done_at: new Date().toISOString(),
  status_code: 400,
  outcome: 'The receiver refused the message (400)',
  took_ms: 31,
} as const;

const openProfile = (answers: Answers = {}) =>
  openApp('/profile/webhooks', {
    ...signedIn(johnny),
    'webhooks.ownDeliveries': { success: true, deliveries: [delivery], page: 1, pages: 1, total: 1 },
    ...answers,
  });
const openDealer = (answers: Answers = {}) =>
  openApp('/dealer/settings', {
    ...signedIn({ ...maria, team_role: 'owner' }),
    ...settingsAnswers,
    'payments.dealerMembership': { success: true, membership: aMembership },
    'payments.quote': { success: true, quote: renewalQuote },
    'webhooks.dealerDeliveries': { success: true, deliveries: [], page: 1, pages: 1, total: 0 },
    ...answers,
  });
const bodies = (asked: { name: string; body: unknown }[], wanted: string) =>
  asked.filter(({ name }) => name === wanted).map(({ body }) => body);

test('a member sets one up: invalid addresses are reported at the field, and the secret is shown once', async () => {
  const { user, asked, answers } = openProfile({
    'webhooks.saveOwnWebhook': { fails: 'bad_input', fields: { url: ['This address leads into a private network'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your webhook' }));
  const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  await user.type(address, 'https://inward.example/hook');
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  expect(await dialog.findByText('This address leads into a private network')).toBeTruthy();
  expect(address.value).toBe('https://inward.example/hook');
  await user.click(dialog.getByRole('radio', { name: 'Signed webhook' }));
  const webhook: OwnWebhook = { ...aWebhook, format: 'standard' };
  answers['webhooks.saveOwnWebhook'] = { success: true, webhook, secret: 'whsec_once' };
  answers['webhooks.ownWebhook'] = { success: true, webhook };
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  expect(await screen.findByText('whsec_once')).toBeTruthy();
  expect(bodies(asked, 'webhooks.saveOwnWebhook').at(-1)).toEqual({
    url: 'https://inward.example/hook',
    format: 'standard',
    enabled: true,
  });
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByText('whsec_once')).toBeNull();
});

test('a member’s webhook can be tested, restarted, revealed, resent and removed', async () => {
  const webhook = { ...aWebhook, stopped_at: new Date().toISOString(), stop_reason: 'The receiver answered 410' };
  const { user, asked, answers } = openProfile({
    'webhooks.ownWebhook': { success: true, webhook },
    'webhooks.saveOwnWebhook': { success: true, webhook: aWebhook, secret: null },
    'webhooks.revealOwnWebhook': { success: true, url: 'https://chat.example/hooks/whole-a1b2' },
    'webhooks.testOwnWebhook': {
      success: false,
      message: 'The receiver answered 410',
      status_code: 410,
      answer: 'Gone',
      took_ms: 9,
    },
    'webhooks.redeliverOwn': { success: true, delivery: { ...delivery, status: 'waiting' } },
    'webhooks.removeOwnWebhook': { success: true },
  });
  expect(await screen.findByText(/The receiver answered 410\. Nothing will be sent/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('Failed to test webhook: The receiver answered 410, after 9 ms')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(bodies(asked, 'webhooks.saveOwnWebhook')).toEqual([{ enabled: true }]));
  await user.click(screen.getByRole('button', { name: 'Reveal address' }));
  expect(await screen.findByText('https://chat.example/hooks/whole-a1b2')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send again to Notifications' }));
  await waitFor(() => expect(bodies(asked, 'webhooks.redeliverOwn')).toEqual([{ id: delivery.id }]));
  await user.click(screen.getByRole('button', { name: 'Remove webhook' }));
  answers['webhooks.ownWebhook'] = { success: true, webhook: noWebhook };
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No webhook yet')).toBeTruthy();
});

test('a dealer selects its events', async () => {
  const { user, asked } = openDealer({
    'webhooks.dealerWebhook': { success: true, webhook: aWebhook },
    'webhooks.saveDealerWebhook': { success: true, webhook: aWebhook, secret: null },
  });
  expect(await screen.findByText('Events: lowered prices.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Inquiries/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Lowered prices/ }));
  expect(within(dialog.getByRole('figure', { name: 'Preview' })).getByText('Mara Quinn')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  await waitFor(() =>
    expect(bodies(asked, 'webhooks.saveDealerWebhook')).toEqual([
      { dealer_id: 3, url: aWebhook.url, format: 'chat', enabled: true, events: ['inquiry'] },
    ]),
  );
});

test('if loading fails it says so, and doesn’t look as if there were none', async () => {
  openProfile({ 'webhooks.ownWebhook': 'offline' });
  expect(await screen.findByText('We couldn’t load your webhook')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up webhook' })).toBeNull();
});
