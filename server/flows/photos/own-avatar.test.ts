import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { maxPhotoBytes } from '@forecourt/contract/photos/photo-limits.ts';
import { squareWidths } from '@forecourt/contract/photos/photo-widths.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { animatedGif, asFile, picture, vastPng } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

let site: Site;
let dataDir: string;
let face: File;
let mara: SignedIn;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  site = await startSite({ config: { dataDir } });
  face = asFile(await picture('jpeg', 300, 300), 'me.jpg');
  mara = await site.as('member');
});
beforeEach(async () => void (await mara.api.accounts.removeAvatar({})));
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const set = ({ api }: SignedIn, file = face) => api.accounts.setAvatar({ files: { avatar: [file] } });
const storedFiles = async () =>
  (await readdir(join(dataDir, 'photos'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.webp'),
  );
const widthsOf = (url: string) => squareWidths.map((width) => url.replace('-192.', `-${width}.`));

test('a picture is shown everywhere in every width, publicly and with long caching', async () => {
  const { user } = await set(mara, asFile(await picture('png', 640, 400), 'me.png'));
  expect(user.avatar_url).toMatch(/^\/avatars\/[\w-]{22}-192\.webp$/);
  expect((await mara.api.accounts.checkSession({})).user?.avatar_url).toBe(user.avatar_url);
  const { api, browser } = site.visitor();
  expect(await api.accounts.user({ id: mara.id })).toMatchObject({ avatar_url: user.avatar_url });
  for (const [at, url] of widthsOf(user.avatar_url ?? '').entries()) {
    const response = await browser.fetch(url);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['webp', squareWidths[at], squareWidths[at]]);
  }
});

test('a new picture replaces the old one, whose files are deleted', async () => {
  const { user: before } = await set(mara);
  const { user } = await set(mara);
  expect(user.avatar_url).not.toBe(before.avatar_url);
  expect((await mara.browser.fetch(before.avatar_url ?? '')).status).toBe(404);
  expect((await mara.browser.fetch(user.avatar_url ?? '')).status).toBe(200);
  expect(await storedFiles()).toHaveLength(3);
});

test('a removed picture is gone with its files, and removing none is not an error', async () => {
  const { user } = await set(mara);
  expect((await mara.api.accounts.removeAvatar({})).user.avatar_url).toBeNull();
  expect((await mara.api.accounts.removeAvatar({})).user.avatar_url).toBeNull();
  expect((await mara.browser.fetch(user.avatar_url ?? '')).status).toBe(404);
  expect(await storedFiles()).toEqual([]);
});

test('replaced six times concurrently, one picture is left with its files', async () => {
  await Promise.all(Array.from({ length: 6 }, () => set(mara)));
  const { user } = await mara.api.accounts.checkSession({});
  for (const url of widthsOf(user?.avatar_url ?? '')) expect((await mara.browser.fetch(url)).status).toBe(200);
  expect(await storedFiles()).toHaveLength(3);
});

test('set and removed concurrently, either result is fine and no extra file is left', async () => {
  await Promise.all([set(mara), mara.api.accounts.removeAvatar({}), set(mara), mara.api.accounts.removeAvatar({})]);
  const { user } = await mara.api.accounts.checkSession({});
  expect(await storedFiles()).toHaveLength(user?.avatar_url ? 3 : 0);
});

test('a file that is not a picture is refused with a message naming the file, and the earlier picture stays', async () => {
  const { user: before } = await set(mara);
  const whole = await picture('jpeg', 300, 300);
  const bad = {
    'letter.jpg': 'Dear Sir',
    'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'cut.jpg': whole.subarray(0, whole.length / 2),
    'empty.png': '',
    'vast.png': vastPng(20_000, 20_000),
    'endless.gif': animatedGif(200, 700, 700),
  };
  for (const [name, content] of Object.entries(bad)) {
    const error: unknown = await set(mara, asFile(content, name)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'photo_refused', message: expect.stringMatching(`^${name} `) });
  }
  const large = asFile(Buffer.alloc(maxPhotoBytes + 1), 'large.jpg');
  await expect(set(mara, large)).rejects.toMatchObject({ code: 'file_too_large' });
  expect((await mara.api.accounts.checkSession({})).user?.avatar_url).toBe(before.avatar_url);
  expect(await storedFiles()).toHaveLength(3);
});

test('without a file nothing changes, and the error is at the field', async () => {
  await expect(mara.api.accounts.setAvatar({ files: { avatar: [] } })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { avatar: ['Please select a picture'] },
  });
});

test('a banned user’s picture is hidden and returns when the ban ends', async () => {
  const { user } = await set(mara);
  const standing = (values: object) => site.db.updateTable('users').set(values).where('id', '=', mara.id).execute();
  const shown = async () => (await site.visitor().browser.fetch(user.avatar_url ?? '')).status;
  const inAnswers = async () =>
    (await site.db.selectFrom('users').select('avatar_url').where('id', '=', mara.id).executeTakeFirstOrThrow())
      .avatar_url;
  await standing({ standing: 'banned', standing_reason: 'Fraud' });
  expect([await shown(), await inAnswers()]).toEqual([404, null]);
  await standing({ standing: 'active', standing_reason: null });
  expect([await shown(), await inAnswers()]).toEqual([200, user.avatar_url]);
});

test('car photos and logos are not served as avatars, nor the other way round', async () => {
  const { user } = await set(mara);
  for (const base of ['/photos/', '/ticket-photos/', '/logos/']) {
    const elsewhere = (user.avatar_url ?? '').replace('/avatars/', base);
    expect((await mara.browser.fetch(elsewhere)).status).toBe(404);
  }
});
