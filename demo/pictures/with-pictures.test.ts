import { readdir, readFile, writeFile } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import { newPhotoKey } from '@forecourt/server/lib/photo-address.ts';
import { diskStorage } from '@forecourt/server/outside/photo-storage/disk-storage.ts';
import { siteForThisTest } from '../../testing/site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { people } from '../people.ts';
import { avatarKeyOf } from './portraits.ts';
import { folder as shipped, keyOf } from './shipped-files.ts';
import { withPictures } from './with-pictures.ts';

const [cover, view] = await Promise.all(
  ['covers', 'views'].map(async (name) => {
    const [path = ''] = await readdir(new URL(name, shipped));
    return `${name}/${path.replace(/-\d+\.webp$/, '')}`;
  }),
);

async function start() {
  const folder = await temporaryFolder();
  return { folder, storage: withPictures(diskStorage(folder)) };
}

test.each<[FileWidth, number]>([
  [320, 320],
  [960, 960],
  [1920, 960],
])('a cover requested in %i pixels is sent in %i', async (wanted, sent) => {
  const { folder, storage } = await start();
  const file = await storage.open(keyOf('car 1', cover!), wanted);
  const content = await readFile(new URL(`${cover}-${sent}.webp`, shipped));
  expect(file?.bytes).toBe(content.length);
  expect(await buffer(file!.content)).toEqual(content);
  expect(await readdir(folder)).toEqual([]);
});

test('two cars share a file but not a key, so that each can lose its own photo', async () => {
  const keys = ['car 1', 'car 2'].map((car) => keyOf(car, view!));
  expect(new Set(keys).size).toBe(2);
  const { storage } = await start();
  for (const key of keys) {
    expect(key).toMatch(/^[\w-]{22}$/);
    expect((await storage.open(key, 320))?.bytes).toBeGreaterThan(1000);
  }
});

test('an uploaded photo is sent as it was stored, and an unknown one isn’t found', async () => {
  const { folder, storage } = await start();
  const key = newPhotoKey();
  expect(await storage.open(key, 320)).toBeNull();
  await writeFile(`${folder}/stored`, 'the file');
  await storage.store(key, { 320: `${folder}/stored` });
  expect(await text((await storage.open(key, 320))!.content)).toBe('the file');
});

test('every photo, avatar and logo of the demo is found, and a removed photo isn’t', async () => {
  const { db, visitor } = await siteForThisTest();
  const { storage } = await start();
  const photos = await db.selectFrom('photos').select(['key', 'car_id']).where('car_id', 'is not', null).execute();
  const avatars = await db
    .selectFrom('users')
    .select('avatar_key as key')
    .where('avatar_key', 'is not', null)
    .execute();
  const logos = await db.selectFrom('dealer_accounts').select('logo_key as key').execute();
  expect([photos.length > 1800, avatars.length > 8, logos.length]).toEqual([true, true, 4]);
  for (const { key } of photos) expect(await storage.open(key, 960), key).not.toBeNull();
  for (const { key } of [...avatars, ...logos]) expect(await storage.open(key!, 192), key!).not.toBeNull();

  const { cars } = await visitor().api.cars.list({});
  const { src } = cars[0]!.images[0]!;
  const ask = async () => {
    const response = await visitor().browser.fetch(`${src}-320.webp`);
    return [response.status, response.headers.get('content-type')?.split(';')[0]];
  };
  expect(await ask()).toEqual([200, 'image/webp']);
  await db.deleteFrom('photos').where('key', '=', src.split('/').at(-1)!).execute();
  expect(await ask()).toEqual([404, 'text/plain']);
});

test('some people have a portrait and others initials', () => {
  const keys = people.flatMap(({ characters }) =>
    characters.map(({ firstname, lastname }) => avatarKeyOf(`${firstname} ${lastname}`)),
  );
  expect(keys.filter((key) => key !== null).length).toBeGreaterThan(8);
  expect(keys).toContain(null);
});
