import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { withSettings } from '../../../testing/market.ts';
import { siteForThisTest } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { noteBackup } from '../../lib/last-backup.ts';

const opened = async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const site = await siteForThisTest({ config: { dataDir, webhookLoopback: true } });
  await sql`delete from settings`.execute(site.db);
  await sql`update webhooks set is_enabled = false`.execute(site.db);
  const { api } = await site.as('admin');
  const done = async () => (await api.staff.setup({})).steps.filter(({ is_done }) => is_done).map(({ step }) => step);
  return { site, api, done, dataDir };
};

test('a step is done once the site’s data shows it', async () => {
  const { site, api, done, dataDir } = await opened();
  // The demo's bank isn't one that an admin connected.
  expect(await done()).toEqual([]);
  expect((await api.services.status({})).bank.source).toBe('demo');
  await withSettings(site, { regular_listing_price: 1_800 });
  expect(await done()).toEqual(['prices']);
  await api.services.saveBankKeys({
    endpoint: 'http://127.0.0.1:9',
    api_key: 'a-key-of-ours',
    secret: '',
    mode: 'live',
  });
  await withSettings(site, { site_phone: '555-0199' });
  await sql`update webhooks set is_enabled = true, address = 'x', address_shown = 'x' where channel = 'sold'`.execute(
    site.db,
  );
  await noteBackup(dataDir, {
    takenAt: new Date().toISOString(),
    file: '/tmp/a.backup',
    bytes: 1,
    isEncrypted: false,
  });
  expect(await done()).toEqual(['prices', 'contact', 'bank', 'webhooks', 'backup']);
});

test('an admin marks a step as done or hides the list for everyone, and doing so twice changes nothing', async () => {
  const { api, done } = await opened();
  for (const step of ['backup', 'backup', 'hide'] as const) await api.staff.finishSetup({ step });
  expect(await done()).toEqual(['backup']);
  expect((await api.staff.setup({})).is_hidden).toBe(true);
});
