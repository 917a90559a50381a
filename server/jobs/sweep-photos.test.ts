import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { diskStorage } from '../outside/photo-storage/disk-storage.ts';
import { newPhotoKey } from '../lib/photo-address.ts';
import { siteForThisTest } from '../../testing/site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sweepPhotos } from './sweep-photos.ts';

test('a user’s picture and a dealer’s logo stay as long as they’re shown', async () => {
  const { db, as } = await siteForThisTest();
  const { id } = await as('member');
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = diskStorage(join(folder, 'photos'));
  const original = join(folder, 'original');
  await writeFile(original, 'a picture');
  const [avatar, logo, replaced] = [newPhotoKey(), newPhotoKey(), newPhotoKey()];
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const key of [avatar, logo, replaced]) {
    await storage.store(key, { 96: original, 192: original, 384: original });
    for (const width of [96, 192, 384])
      await utimes(join(folder, 'photos', key.slice(0, 2), `${key}-${width}.webp`), longAgo, longAgo);
  }
  await db.updateTable('users').set({ avatar_key: avatar }).where('id', '=', id).execute();
  const dealer = db.selectFrom('dealer_accounts').select('id').orderBy('id').limit(1);
  await db.updateTable('dealer_accounts').set({ logo_key: logo }).where('id', '=', dealer).execute();

  await sweepPhotos(db, storage);
  const stored = new Set((await Array.fromAsync(storage.list())).map(({ key }) => key));
  expect([...stored].sort()).toEqual([avatar, logo].sort());
});

test('unused photos are deleted after a day, and new ones and those of cars stay', async () => {
  const { db, as } = await siteForThisTest();
  const { id: owner_id } = await as('member');
  const { id: car_id } = await db
    .insertInto('cars')
    .values({ seller_id: owner_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = diskStorage(join(folder, 'photos'));
  const original = join(folder, 'original');
  await writeFile(original, 'a picture');

  async function photo({ row, onCar, old }: { row: boolean; onCar: boolean; old: boolean }): Promise<string> {
    const key = newPhotoKey();
    await storage.store(key, { 320: original, 960: original, 1920: original });
    const storedAt = new Date(Date.now() - (old ? 25 : 23) * 60 * 60 * 1000);
    for (const width of [320, 960, 1920])
      await utimes(join(folder, 'photos', key.slice(0, 2), `${key}-${width}.webp`), storedAt, storedAt);
    const facts = { key, owner_id, width: 1, height: 1, blur: '', bytes: 1, created_at: storedAt };
    if (row)
      await db
        .insertInto('photos')
        .values({ ...facts, car_id: onCar ? car_id : null })
        .execute();
    return key;
  }

  const { last } = await db
    .selectFrom('photos')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const added = () => db.selectFrom('photos').select('key').where('id', '>', last).execute();

  const kept = await Promise.all([
    photo({ row: true, onCar: true, old: true }),
    photo({ row: true, onCar: true, old: false }),
    photo({ row: true, onCar: false, old: false }),
    photo({ row: false, onCar: false, old: false }),
  ]);
  await photo({ row: true, onCar: false, old: true });
  await photo({ row: false, onCar: false, old: true });

  await sweepPhotos(db, storage);

  const stored = new Set((await Array.fromAsync(storage.list())).map(({ key }) => key));
  expect([...stored].sort()).toEqual(kept.sort());
  const rows = await added();
  expect(rows).toHaveLength(3);
  expect(rows.every(({ key }) => stored.has(key))).toBe(true);

  // Photos of a deleted car are unused.
  await sql`delete from cars where id = ${car_id}`.execute(db);
  await sweepPhotos(db, storage);
  expect(await readdir(join(folder, 'photos'), { recursive: true })).not.toContain(`${kept[0]}-320.webp`);
  expect(await added()).toHaveLength(2);
});
