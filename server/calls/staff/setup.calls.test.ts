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
  const site = await siteForThisTest({ config: { dataDir } });
  await sql`delete from settings`.execute(site.db);
  await sql`update webhooks set is_enabled = false`.execute(site.db);
  const { api } = await site.as('admin');
  const done = async () => (await api.staff.setup({})).steps.filter(({ is_done }) => is_done).map(({ step }) => step);
  return { site, api, done, dataDir };
};

test('a step is done once the site’s data shows it', async () => {
  const { site, done, dataDir } = await opened();
  // The site has a bank from the start, if only the demo's.
  expect(await done()).toEqual(['bank']);
  await withSettings(site, { regular_listing_price: 1_800 });
  expect(await done()).toEqual(['prices', 'bank']);
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
  expect(await done()).toEqual(['bank', 'backup']);
  expect((await api.staff.setup({})).is_hidden).toBe(true);
});
