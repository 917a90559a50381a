import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBucket } from '../../../testing/bucket.ts';
import { decoderPids } from '../../../testing/decoders.ts';
import { asFile, drawn, picture } from '../../../testing/pictures.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

let site: Site;
let dataDir: string;
let small: File;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  site = await startSite({ config: { dataDir } });
  small = asFile(await picture('png', 40, 30), 'car.png');
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

async function draftOf({ id }: SignedIn, dealerId: number | null = null, at = site): Promise<number> {
  const car = await at.db
    .insertInto('cars')
    .values({ seller_id: id, dealer_id: dealerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return car.id;
}

const add = ({ api }: SignedIn, car_id: number, file = small) => api.photos.add({ car_id, files: { photo: [file] } });

const imagesOf = async (id: number) =>
  (await site.db.selectFrom('cars').select('images').where('id', '=', id).executeTakeFirstOrThrow()).images as {
    id: number;
    key: string;
  }[];

const storedFiles = async () =>
  (await readdir(join(dataDir, 'photos'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.webp'),
  );

describe('adding', () => {
  test('a photo is in the car’s row, the storage and the browser', async () => {
    const mara = await site.as('member');
    const car = await draftOf(mara);
    const { photo } = await add(mara, car, asFile(await picture('jpeg', 1200, 900), 'front.jpg'));
    expect(photo).toMatchObject({ width: 1200, height: 900 });
    expect(photo.src).toMatch(/^\/photos\/[\w-]{22}$/);
    expect(await imagesOf(car)).toEqual([
      { id: photo.id, key: photo.src.slice('/photos/'.length), width: 1200, height: 900, blur: photo.blur },
    ]);

    const response = await mara.browser.fetch(`${photo.src}-960.webp`);
    expect(response.status).toBe(200);
    const { format, width } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width]).toEqual(['webp', 960]);
  });

  test('another seller’s car and a missing car respond alike, and nothing is decoded or stored', async () => {
    const car = await draftOf(await site.as('member'));
    const before = await storedFiles();
    const kenji = await site.as('otherMember');
    for (const id of [car, 999_999_999])
      await expect(add(kenji, id)).rejects.toMatchObject({ code: 'car_not_found', message: 'Car not found' });
    expect(await storedFiles()).toEqual(before);
  });

  test('only its team can add photos to a dealer’s car', async () => {
    const owner = await site.as('dealerOwner');
    const { dealer_account_id: dealerId } = await site.db
      .selectFrom('dealer_team_members')
      .select('dealer_account_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const car = await draftOf(owner, dealerId);
    await expect(add(await site.as('dealerStaff'), car)).resolves.toBeDefined();
    await expect(add(await site.as('otherDealerOwner'), car)).rejects.toMatchObject({ code: 'car_not_found' });
  });

  test('a listing that cannot be edited accepts none', async () => {
    const mara = await site.as('member');
    const car = await draftOf(mara);
    await add(mara, car);
    await sql`update cars set status = 'removed', removed_at = now() where id = ${car}`.execute(site.db);
    const before = await storedFiles();
    await expect(add(mara, car)).rejects.toMatchObject({
      code: 'not_editable_now',
      message: 'This listing is removed and can’t be changed',
    });
    expect(await storedFiles()).toEqual(before);
  });

  test('without a file it asks for one', async () => {
    const mara = await site.as('member');
    await expect(mara.api.photos.add({ car_id: await draftOf(mara), files: { photo: [] } })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { photo: ['Please select a photo'] },
    });
  });

  test('of thirty concurrent uploads twenty are kept, and the others are refused without a trace', async () => {
    const mara = await site.as('member');
    const car = await draftOf(mara);
    const before = await storedFiles();
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => add(mara, car)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'too_many_photos', message: 'A listing can have up to 20 photos' });
    expect(await imagesOf(car)).toHaveLength(20);
    expect(await storedFiles()).toHaveLength(before.length + 20 * 3);
    await expect(add(mara, car)).rejects.toMatchObject({ code: 'too_many_photos' });
  });
});

describe('arranging and removing', () => {
  async function carWithThree() {
    const mara = await site.as('member');
    const car = await draftOf(mara);
    const ids: number[] = [];
    for (let number = 0; number < 3; number++) ids.push((await add(mara, car)).photo.id);
    return { mara, car, ids: ids as [number, number, number] };
  }
  const order = async (car: number) => (await imagesOf(car)).map(({ id }) => id);

  test('photos are in the given order, and new ones come last', async () => {
    const { mara, car, ids } = await carWithThree();
    expect(await order(car)).toEqual(ids);
    const turned = ids.toReversed();
    const { images } = await mara.api.photos.arrange({ car_id: car, photo_ids: turned });
    expect(images.map(({ id }) => id)).toEqual(turned);
    expect(await order(car)).toEqual(turned);
    const { photo } = await add(mara, car);
    expect(await order(car)).toEqual([...turned, photo.id]);
  });

  test('an order that lacks a photo, repeats one or names another car’s changes nothing', async () => {
    const { mara, car, ids } = await carWithThree();
    const other = await carWithThree();
    const [first, second, third] = ids;
    for (const photo_ids of [
      [third, second],
      [first, first, second],
      [third, second, other.ids[0]],
      [...ids, other.ids[0]],
      [],
    ])
      await expect(mara.api.photos.arrange({ car_id: car, photo_ids })).rejects.toMatchObject({
        code: 'photos_changed',
      });
    await expect(
      (await site.as('otherMember')).api.photos.arrange({ car_id: car, photo_ids: ids.toReversed() }),
    ).rejects.toMatchObject({ code: 'car_not_found' });
    expect(await order(car)).toEqual(ids);
  });

  test('a removed photo is gone from the row and the storage', async () => {
    const { mara, car, ids } = await carWithThree();
    const [, { key }] = (await imagesOf(car)) as [unknown, { key: string }];
    expect(await mara.api.photos.remove({ id: ids[1] })).toEqual({ success: true });
    expect(await order(car)).toEqual([ids[0], ids[2]]);
    expect((await storedFiles()).filter((name) => name.includes(key))).toEqual([]);
    expect((await mara.browser.fetch(`/photos/${key}-320.webp`)).status).toBe(404);
    expect(await mara.api.photos.remove({ id: ids[1] })).toBe(false);
  });

  test('another seller’s photo cannot be removed and seems not to exist', async () => {
    const { car, ids } = await carWithThree();
    expect(await (await site.as('otherMember')).api.photos.remove({ id: ids[0] })).toBe(false);
    expect(await order(car)).toEqual(ids);
  });
});

const figures = async () => (await fetch(`${site.url}/metrics`)).text();

describe('failures', () => {
  test.skipIf(process.platform !== 'linux')(
    'if the decoder crashes on a picture, that one gets a message, the next works and nothing is left',
    async () => {
      const uploads = await temporaryFolder();
      vi.stubEnv('TMPDIR', uploads);
      onTestFinished(async () => {
        vi.unstubAllEnvs();
        await rm(uploads, { recursive: true });
      });
      const mara = await site.as('member');
      const car = await draftOf(mara);
      await add(mara, car);
      const before = await storedFiles();
      const pids = await decoderPids();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      const broken = add(mara, car, asFile(await drawn(900, 600).jpeg().toBuffer(), 'a.jpg')).catch(
        (failure: unknown) => failure,
      );
      // The paused process is still working on it.
      await expect.poll(figures).toContain('photos_under_way 1');
      expect(await readdir(uploads, { recursive: true })).toHaveLength(2);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      expect(await broken).toMatchObject({
        code: 'unavailable',
        message: 'We will be back in a moment. Please try again.',
      });
      expect(await storedFiles()).toEqual(before);
      await expect(add(mara, car)).resolves.toBeDefined();
      expect(await imagesOf(car)).toHaveLength(2);
      expect(await readdir(uploads)).toEqual([]);
    },
  );

  test('if the storage is down there is a message and no row, and photos work again afterwards', async () => {
    const bucket = await startBucket();
    onTestFinished(bucket.close);
    const there = await siteForThisTest({ config: { s3: bucket.settings } });
    const mara = await there.as('member');
    const car = await draftOf(mara, null, there);
    bucket.failWith(500);
    await expect(add(mara, car)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await there.db.selectFrom('photos').select('id').where('car_id', '=', car).execute()).toEqual([]);

    bucket.failWith(null);
    const { photo } = await add(mara, car);
    const file = () => mara.browser.fetch(`${photo.src}-320.webp`);
    expect((await file()).headers.get('content-type')).toBe('image/webp');
    bucket.failWith(500);
    expect((await file()).status).toBe(503);
    // A photo can be removed even if its files can't be deleted yet. The sweep removes those.
    expect(await mara.api.photos.remove({ id: photo.id })).toEqual({ success: true });
  });
});
