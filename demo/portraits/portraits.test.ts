import sharp from 'sharp';
import { expect, test } from 'vitest';
import { squareWidths } from '@forecourt/contract/photos/photo-widths.ts';
import { dealers, people } from '../people.ts';
import { avatarKeyOf, drawSquare, logoKeyOf } from './portraits.ts';

const names = people.flatMap(({ characters }) =>
  characters.map(({ firstname, lastname }) => `${firstname} ${lastname}`),
);

test('some people have a portrait and others initials, and every dealer has its own logo', () => {
  const keys = names.map(avatarKeyOf);
  const shown = keys.filter((key) => key !== null);
  expect(shown.length).toBeGreaterThan(8);
  expect(keys).toContain(null);
  const all = [...shown, ...dealers.map(logoKeyOf)];
  expect(new Set(all).size).toBe(all.length);
  for (const key of all) expect(key).toMatch(/^[\w-]{22}$/);
});

test('each is square, in every width and a few kilobytes', async () => {
  const keys = [...names.map(avatarKeyOf), ...dealers.map(logoKeyOf)].filter((key) => key !== null);
  for (const key of keys)
    for (const width of squareWidths) {
      const picture = await drawSquare(key, width);
      expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ format: 'webp', width, height: width });
      expect(picture?.length).toBeLessThan(12_000);
    }
});

test('unknown keys aren’t drawn', async () => {
  expect(await drawSquare('AAAAAAAAAAAAAAAAAAAAAA', 96)).toBeNull();
});
