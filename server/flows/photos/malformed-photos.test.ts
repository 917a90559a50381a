import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { maxPhotoBytes } from '@forecourt/contract/photos/photo-limits.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { animatedGif, asFile, picture, vastPng } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

let site: Site;
let dataDir: string;
let uploads: string;
let mara: SignedIn;
let car: number;
let shown: string;
let rows: number;

beforeAll(async () => {
  [dataDir, uploads] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  site = await startSite({ config: { dataDir } });
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, uploads);
  mara = await site.as('member');
  ({ id: car } = await site.db
    .insertInto('cars')
    .values({ seller_id: mara.id })
    .returning('id')
    .executeTakeFirstOrThrow());
  const good = asFile(await picture('jpeg'), 'good.jpg');
  shown = (await mara.api.photos.add({ car_id: car, files: { photo: [good] } })).photo.src;
  rows = (await site.db.selectFrom('photos').select('id').where('owner_id', '=', mara.id).execute()).length;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
  for (const folder of [dataDir, uploads]) await rm(folder, { recursive: true });
});

/** A visitor who browses the site the whole time. Every response must be good. */
function browse() {
  const stopped = new AbortController();
  const statuses: number[] = [];
  const { browser } = mara;
  const look = async (path: string) => {
    while (!stopped.signal.aborted) {
      const response = await browser.fetch(path);
      await response.arrayBuffer();
      statuses.push(response.status);
      await turn();
    }
  };
  const filters = Promise.all(['/readyz', '/api/cars.php?limit=24', `${shown}-320.webp`].map(look));
  return async () => {
    stopped.abort();
    await filters;
    return statuses;
  };
}

const ten = (make: (number: number) => Promise<Buffer> | Buffer | string) =>
  Promise.all(Array.from({ length: 10 }, async (_, number) => make(number)));
const cut = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  ten(async (number) => {
    const whole = await picture(format, 500, 400);
    return whole.subarray(0, Math.floor((whole.length * (number + 0.5)) / 10));
  });

test.each<
  [kind: string, name: string, files: () => Promise<(Buffer | string)[]>, code: string, sentence: string | RegExp]
>([
  [
    'one byte too many',
    'big.jpg',
    () => ten(() => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(maxPhotoBytes - 2)])),
    'file_too_large',
    'big.jpg is larger than 10 MB',
  ],
  [
    '16,000 × 16,000 pixels',
    'vast.png',
    () => ten((number) => vastPng(16_000 + number, 16_000)),
    'photo_refused',
    /^vast\.png is too large: 16,00\d × 16,000 pixels is more than 40 megapixels$/,
  ],
  [
    'SVG',
    'logo.svg',
    () => ten((number) => `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(${number})</script></svg>`),
    'photo_refused',
    'logo.svg is not a JPG, PNG, GIF or WebP picture',
  ],
  [
    'HTML that is called a picture',
    'page.jpg',
    () => ten((number) => `<!doctype html><title>${number}</title><script>alert(1)</script>`),
    'photo_refused',
    'page.jpg is not a JPG, PNG, GIF or WebP picture',
  ],
  ['a cut JPEG', 'x.jpg', () => cut('jpeg'), 'photo_refused', 'x.jpg is damaged or incomplete'],
  ['a cut PNG', 'x.png', () => cut('png'), 'photo_refused', 'x.png is damaged or incomplete'],
  ['a cut WebP', 'x.webp', () => cut('webp'), 'photo_refused', 'x.webp is damaged or incomplete'],
  ['a cut GIF', 'x.gif', () => cut('gif'), 'photo_refused', 'x.gif is damaged or incomplete'],
  [
    'a thousand frames',
    'clip.gif',
    () => ten((number) => animatedGif(300 + number, 200, 1000)),
    'photo_refused',
    /^clip\.gif has too many frames: 1,000 of 30\d × 200 pixels are more than 40 megapixels$/,
  ],
])(
  'ten times %s: each is refused with its message, while others keep browsing',
  async (_kind, name, files, code, sentence) => {
    const contents = await files();
    const stop = browse();
    const answers = await Promise.all(
      contents.map((content) =>
        mara.api.photos
          .add({ car_id: car, files: { photo: [asFile(content, name)] } })
          .catch((refusal: unknown) => refusal as { code: string; message: string }),
      ),
    );
    const statuses = await stop();

    for (const answer of answers) expect(answer).toMatchObject({ code, message: expect.stringMatching(sentence) });
    expect(statuses.length).toBeGreaterThan(3);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

    expect(await readdir(uploads)).toEqual([]);
    expect(await site.db.selectFrom('photos').select('id').where('owner_id', '=', mara.id).execute()).toHaveLength(
      rows,
    );
    const stored = await readdir(join(dataDir, 'photos'), { recursive: true, withFileTypes: true });
    expect(stored.filter((entry) => entry.isFile())).toHaveLength(3);
  },
);

test('after all of them a good photo is accepted', async () => {
  const good = asFile(await picture('webp'), 'good.webp');
  await expect(mara.api.photos.add({ car_id: car, files: { photo: [good] } })).resolves.toMatchObject({
    success: true,
  });
});
