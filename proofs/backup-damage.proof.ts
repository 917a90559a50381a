import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../server/database/check-database.ts';
import { migrate } from '../server/database/migrate.ts';
import { migrationNames } from '../server/database/versions.ts';
import { s3Storage } from '../server/outside/photo-storage/s3-storage.ts';
import { backupWorld, type BackupWorld } from '../testing/backup/backup-world.ts';
import { flipped, otherwiseDamaged } from '../testing/backup/damage.ts';
import { askWith, everythingIn } from '../testing/backup/same-database.ts';
import { startBucket } from '../testing/bucket.ts';
import { connectWithRetry } from '../testing/connect-with-retry.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { checkBackup } from '../server/backup/check-backup.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';

const passphrase = 'a passphrase nobody guesses';
let world: BackupWorld;
beforeAll(async () => {
  world = await backupWorld();
});
afterAll(() => world.close());

test('refuses a file with any byte changed, cut, swapped or added, with and without a key', async ({ annotate }) => {
  let refused = 0;
  const spoilt = join(world.folder, 'spoilt');
  for (const key of [passphrase, null]) {
    const whole = await readFile(await world.backUp({ passphrase: key }));
    const damaged = [...Object.entries(otherwiseDamaged(whole, key ? 16 : 32)), ...flipped(whole, 40)];
    for (const [what, bytes] of damaged) {
      await writeFile(spoilt, bytes);
      await expect(checkBackup(spoilt, key), `${what}, ${key ? 'encrypted' : 'plain'}`).rejects.toThrow(/backup/);
      refused++;
    }
    const { database, to } = await world.emptyTarget();
    await expect(restoreBackup({ file: spoilt, passphrase: key }, to)).rejects.toThrow(/backup/);
    expect(await askWith(database.config, everythingIn)).toEqual({});
    expect(await readdir(to.dataDir)).toEqual([]);
  }
  await annotate(`${refused} damaged files, encrypted and plain. All were refused, and nothing was restored.`);
});

test('an existing site is left alone unless asked, and foreign data always is', async () => {
  const file = await world.backUp();
  const { database, to } = await world.emptyTarget();
  await restoreBackup({ file, passphrase: null }, to);
  await restoreBackup({ file, passphrase: null }, { ...to, mayReplace: true });
  const running = connectWithRetry(database.config, 1);
  await running.pool.query('select 1');
  await expect(restoreBackup({ file, passphrase: null }, { ...to, mayReplace: true })).rejects.toThrow('is running');
  await running.close();

  const other = await world.emptyTarget();
  await askWith(other.database.config, (client) => client.query('create table theirs (id int)'));
  await expect(restoreBackup({ file, passphrase: null }, { ...other.to, mayReplace: true })).rejects.toThrow(
    'contains something other',
  );
});

test('an interrupted restore leaves nothing that starts, and can be repeated', async () => {
  const file = await world.backUp();
  const { database, to } = await world.emptyTarget();
  const full = { ...to.storage, store: () => Promise.reject(new Error('the disk is full')) };
  await expect(restoreBackup({ file, passphrase: null }, { ...to, storage: full })).rejects.toThrow('the disk is full');
  await expect(checkDatabase(database.config)).rejects.toThrow('is running or was interrupted');
  await restoreBackup({ file, passphrase: null }, to);
  await checkDatabase(database.config);
});

test('a backup of an older version is migrated', async () => {
  const older = await freshDatabase({ empty: true });
  onTestFinished(older.drop);
  const names = (await migrationNames()).sort();
  const { db, pool, close } = connectWithRetry(older.config, 2);
  await migrate(db, pool, { only: new Set(names.slice(0, -3)) });
  await pool.query('insert into site (is_demo) values (true)');
  await close();
  const { database, to } = await world.emptyTarget();
  const { opening } = await restoreBackup({ file: await world.backUp({ from: older }), passphrase: null }, to);
  expect(opening.migrations).toEqual(names.slice(0, -3));
  await askWith(database.config, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect((await client.query('select is_demo from site')).rows).toEqual([{ is_demo: true }]);
  });
});

test('photos in a bucket are included on request, and one without a file is named', async () => {
  const bucket = await startBucket();
  onTestFinished(bucket.close);
  const stored = s3Storage(bucket.settings);
  const [first, second] = world.keys;
  await world.storePicture(stored, first);
  const inBucket = (included: boolean) => ({ photos: { place: 'bucket' as const, storage: stored, included } });
  const without = await checkBackup(await world.backUp(inBucket(false)), null);
  expect([without.opening.photos, without.ending.photos.files]).toEqual([{ place: 'bucket', included: false }, 0]);
  const { to } = await world.emptyTarget();
  const { ending } = await restoreBackup({ file: await world.backUp(inBucket(true)), passphrase: null }, to);
  expect(ending.photos).toMatchObject({ files: 3, missing: 1, removedMeanwhile: 0, missingKeys: [second] });
  const kept = await to.storage.open(first, 960);
  kept?.content.destroy();
  expect(kept?.bytes).toBe(1000);
});

test('an APP_KEY that didn’t encrypt the data is not accepted silently', async () => {
  const { to } = await world.emptyTarget();
  const file = await world.backUp({ passphrase });
  const other = { ...to, appKey: 'ab'.repeat(32) };
  await expect(restoreBackup({ file, passphrase }, other)).rejects.toThrow('APP_KEY differs from that');
  await restoreBackup({ file, passphrase }, { ...other, keepAppKey: true });
  expect(await readdir(to.dataDir)).toEqual(['photos']);
});
