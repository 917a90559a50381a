import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { migrate } from './migrate.ts';
import { claimSite } from './site-kind.ts';

async function emptySite() {
  const database = await freshDatabase({ empty: true });
  const { db, pool, close } = connectWithRetry(database.config, 4);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  await migrate(db, pool);
  return db;
}

test('a demo never goes live with its sample admins', async () => {
  const db = await emptySite();
  await claimSite(db, true);
  await claimSite(db, true);
  await expect(claimSite(db, false)).rejects.toThrow(/contains the demo/);
});

test('a real site is never opened to the demo login', async () => {
  const db = await emptySite();
  await claimSite(db, false);
  await expect(claimSite(db, true)).rejects.toThrow(/belongs to a real site/);
});
