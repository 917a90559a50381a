import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settingDefinitions, settingKeys, type SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { sam } from '../testing/desk.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const settingsWith = (values: Partial<Record<SettingKey, string>> = {}): AdminSetting[] =>
  settingKeys.map((key) => {
    const definition = settingDefinitions[key];
    return {
      setting_key: key,
      setting_value: values[key] ?? definition.start,
      setting_type: definition.type,
      is_editable: true,
      description: definition.description,
      section: definition.section,
      default_value: definition.start,
      min: null,
      max: null,
      is_advanced: 'isAdvanced' in definition,
      updated_at: values[key] ? '2026-11-01T12:00:00.000Z' : null,
      updated_by_name: values[key] ? 'Ada Brandt' : null,
    };
  });
const list = (values?: Partial<Record<SettingKey, string>>) => ({
  success: true as const,
  settings: settingsWith(values),
});
const noActions = {
  success: true as const,
  actions: [],
  has_older: false,
  has_newer: false,
  pagination: { page: 1, limit: 8, total: 0, pages: 0 },
  is_more: false,
};
const services = (source: 'saved' | 'demo' | 'none', state: 'working' | 'failing' = 'working') => ({
  success: true as const,
  bank: {
    source,
    host: null,
    mode: 'live' as const,
    key_shown: null,
    saved:
      source === 'saved'
        ? {
            host: 'bank.example.org',
            mode: 'live' as const,
            key_shown: '…4711',
            secret_shown: null,
            saved_at: '2026-11-01T12:00:00.000Z',
            saved_by_name: 'Ada Brandt',
            is_readable: true,
          }
        : null,
    open_payments: 0,
  },
  checks: [
    { service: 'bank' as const, state, said: 'x', took_ms: 1, looked_at: null, last_error: null, last_error_at: null },
  ],
  build: { version: '1.2.3', commit: null },
});
const open = (answers: Answers = {}, user = ada) =>
  openApp('/staff/settings', {
    ...signedIn(user),
    'settings.list': list(),
    'staff.actions': noActions,
    'services.status': services('saved'),
    ...answers,
  });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const saveAll = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save All Changes' });
const sent = (asked: Asked[]) => asked.filter(({ name }) => name === 'settings.updateAll').map(({ body }) => body);

async function type(user: ReturnType<typeof open>['user'], name: string, value: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, value);
}

test('changes are listed with old and new values before they’re saved together', async () => {
  const saved = list({ regular_listing_price: '1800', maintenance_mode: 'true' });
  const { user, asked, answers } = open({ 'settings.updateAll': saved });
  expect((await saveAll()).disabled).toBe(true);
  for (const name of ['Discard changes', 'Restore defaults'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
  await type(user, 'Regular listing price', '1800');
  await user.click(screen.getByRole('button', { name: 'Show Advanced' }));
  await user.selectOptions(await field('Maintenance mode'), 'Enabled');
  expect(screen.getByText('2 unsaved changes')).toBeTruthy();
  await user.click(await saveAll());
  const dialog = within(await screen.findByRole('dialog', { name: 'Save 2 changes?' }));
  const changes = within(dialog.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Regular listing price$1,500$1,800',
    'Maintenance modeDisabledEnabled',
  ]);
  expect(sent(asked)).toEqual([]);
  answers['settings.list'] = saved;
  await user.click(dialog.getByRole('button', { name: 'Save All Changes' }));
  expect(
    await screen.findByText('Settings saved successfully! The changes will take effect immediately.'),
  ).toBeTruthy();
  expect(sent(asked)).toEqual([
    {
      settings: [
        { setting_key: 'regular_listing_price', setting_value: '1800', was: '1500' },
        { setting_key: 'maintenance_mode', setting_value: 'true', was: 'false' },
      ],
    },
  ]);
  expect((await field('Regular listing price')).value).toBe('1800');
  expect((await saveAll()).disabled).toBe(true);
});

test('out-of-range values are reported while typing, and nothing is sent', async () => {
  const { user, asked } = open();
  await type(user, 'Listing duration', '400');
  expect(await screen.findByText('Listing duration must be between 1 and 365 days')).toBeTruthy();
  await user.click(await saveAll());
  expect((await screen.findByRole('alert')).textContent).toBe('Please fix validation errors before saving');
  await waitFor(async () => expect(document.activeElement).toBe(await field('Listing duration')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(asked)).toEqual([]);
});

test('discarding restores the last saved values', async () => {
  const { user } = open({ 'settings.list': list({ regular_listing_price: '1700' }) });
  await type(user, 'Regular listing price', '1');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Settings reset to last saved values')).toBeTruthy();
  expect((await field('Regular listing price')).value).toBe('1700');
});

test('restoring the defaults asks first and lists the changes', async () => {
  const { user, asked } = open({
    'settings.list': list({ regular_listing_price: '1700' }),
    'settings.updateAll': list(),
  });
  await user.click(await screen.findByRole('button', { name: 'Restore defaults' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(
      'Are you sure you want to reset all settings to their default values? This action cannot be undone.',
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Restore defaults' }));
  await waitFor(() =>
    expect(sent(asked)).toEqual([
      { settings: [{ setting_key: 'regular_listing_price', setting_value: '1500', was: '1700' }] },
    ]),
  );
});

test('another admin’s changes are shown, and saved over only after they were seen', async () => {
  const { user, asked, answers } = open({ 'settings.updateAll': { fails: 'settings_changed' } });
  await type(user, 'Regular listing price', '1800');
  answers['settings.list'] = list({ regular_listing_price: '1700' });
  await user.click(await saveAll());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save All Changes' }));
  expect(await dialog.findByText(/Someone else has changed some of these settings/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await field('Regular listing price')).value).toBe('1800');
  expect(await screen.findByText('Currently $1,700.')).toBeTruthy();
  answers['settings.updateAll'] = list({ regular_listing_price: '1800' });
  await user.click(await saveAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save All Changes' }));
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ settings: [{ was: '1700' }] }));
});

test('the search also finds advanced settings, and leaving with changes asks first', async () => {
  const { user, here } = open();
  await field('Regular listing price');
  expect(screen.queryByLabelText('Payment processing fee')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'fee');
  await type(user, 'Payment processing fee', '2');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await user.click(screen.getByRole('link', { name: 'Tickets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay on page' }));
  expect(here()).toBe('/staff/settings');
  expect((await field('Payment processing fee')).value).toBe('2');
});

test('a failure to load isn’t an empty page', async () => {
  const { user, answers } = open({ 'settings.list': { fails: 'internal' } });
  const again = await screen.findByRole('button', { name: /Try again/i });
  answers['settings.list'] = list();
  await user.click(again);
  expect(await field('Regular listing price')).toBeTruthy();
});

test('the page doesn’t exist for users without permission, and nothing is fetched', async () => {
  const { asked } = open({}, sam);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Site settings')).toBeNull();
  expect(asked.some(({ name }) => name === 'settings.list')).toBe(false);
});

test.each([
  { bank: services('saved'), says: ['Working', 'Connected'] },
  { bank: services('saved', 'failing'), says: ['Stopped', 'Failing'] },
  { bank: services('demo'), says: ['Working', 'Demo bank'] },
  { bank: services('none'), says: ['Stopped', 'Not connected'] },
])('the status says of the bank what the API tab says: $says', async ({ bank, says }) => {
  open({ 'services.status': bank });
  const rowOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await screen.findByText('Bank', { selector: 'dt' });
  expect([rowOf('Payments'), rowOf('Bank')]).toEqual(says);
});
