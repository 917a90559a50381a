import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { photoWidths, squareWidths } from '@forecourt/contract/photos/photo-widths.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../database/check-database.ts';
import { buildInfo } from '../lib/build-info.ts';
import { newPhotoKey } from '../lib/photo-address.ts';
import { backupWorld, type BackupWorld } from '../../testing/backup/backup-world.ts';
import { askWith, everythingIn } from '../../testing/backup/same-database.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const passphrase = 'a passphrase nobody guesses';
let world: BackupWorld;
beforeAll(async () => {
  world = await backupWorld();
});
afterAll(() => world.close());

test('restores the moment of the backup, row for row and photo for photo, while users keep writing', async () => {
  const { source, photos, keys } = world;
  const [avatar, logo] = [newPhotoKey(), newPhotoKey()];
  await askWith(source.config, async (client) => {
    await client.query('update users set avatar_key = $1 where id = (select min(id) from users)', [avatar]);
    await client.query('update dealer_accounts set logo_key = $1 where company_name = $2', [logo, 'Eclipse Motors']);
  });
  for (const key of [avatar, logo]) await world.storePicture(photos, key, squareWidths);
  const asItWas = new pg.Client(source.config);
  await asItWas.connect();
  onTestFinished(() => asItWas.end());
  const file = await world.backUp({
    passphrase,
    async meanwhile(client) {
      const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
      await asItWas.query('begin isolation level repeatable read');
      await asItWas.query(`set transaction snapshot '${rows[0]!.name}'`);
      await asItWas.query("set local timezone = 'UTC'");
      await askWith(source.config, async (other) => {
        await other.query("update users set name = name || ' the Second'");
        await other.query('delete from photos where key = $1', [keys[1]]);
        await other.query("insert into announcements (kind, data) values ('car_listed', '{}')");
      });
    },
  });
  const { database, to } = await world.emptyTarget();
  const { ending } = await restoreBackup({ file, passphrase }, to);
  expect(ending.tables.length).toBeGreaterThan(70);
  expect(ending.photos).toMatchObject({ files: 12, bytes: 12_000, missing: 0 });
  const before = await everythingIn(asItWas);
  expect(Object.keys(before).length).toBeGreaterThan(300);
  expect(await askWith(database.config, everythingIn)).toEqual(before);
  for (const key of [...keys, avatar, logo])
    for (const width of key === avatar || key === logo ? squareWidths : photoWidths) {
      const [was, is] = await Promise.all([photos, to.storage].map((storage) => storage.open(key, width)));
      expect((await buffer(is!.content)).equals(await buffer(was!.content))).toBe(true);
    }
  const { size, mode } = await stat(join(to.dataDir, 'app-key'));
  expect([size, mode & 0o777]).toEqual([64, 0o600]);

  await checkDatabase(database.config);
  await askWith(database.config, async (client) => {
    const { rows } = await client.query(
      "insert into announcements (kind, data) values ('car_listed', '{}') returning id > (select max(id) from announcements) as is_next",
    );
    expect(rows, 'numbers go on where they were').toEqual([{ is_next: true }]);
    const jobs = await client.query('select locked_by from graphile_worker._private_jobs');
    expect(jobs.rows, 'the worker of then holds no job').toEqual([{ locked_by: null }]);
  });
  await expect(restoreBackup({ file, passphrase }, to)).rejects.toThrow('This database already contains a site.');
});

test('without its passphrase an encrypted backup reveals nothing, and only such a backup contains the app key', async () => {
  const [encrypted, plain] = [await world.backUp({ passphrase }), await world.backUp()];
  await expect(checkBackup(encrypted, 'another passphrase')).rejects.toThrow('Or the passphrase is wrong.');
  await expect(checkBackup(encrypted, null)).rejects.toThrow('This backup is encrypted.');
  expect((await checkBackup(plain, null)).opening.appKey).toMatchObject({ included: false });
});

test('refuses a backup of a newer version before creating anything', async () => {
  await askWith(world.source.config, (client) =>
    client.query("insert into kysely_migration values ('9999-later.sql', 'then')"),
  );
  const { database, to } = await world.emptyTarget();
  const refused = restoreBackup({ file: await world.backUp(), passphrase: null }, to);
  await expect(refused).rejects.toThrow(
    `made by a newer version of Forecourt (${buildInfo().version}, 9999-later.sql)`,
  );
  expect(await askWith(database.config, everythingIn)).toEqual({});
});
