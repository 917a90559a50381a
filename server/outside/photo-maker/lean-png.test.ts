import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawn, pngWith, wordyPng } from '../../../testing/pictures.ts';
import { leanPng } from './lean-png.ts';

const namesIn = (png: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) names.push(png.toString('latin1', at + 4, at + 8));
  return [...new Set(names)];
};
const profile = (length: number) => Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(length))]);

test('drops texts, times, frames and unknown chunks of any length', async () => {
  const said = Buffer.from('Comment\0\0said');
  const chunks = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'sPLT', 'hIST', 'prVt'].map(
    (name): [string, Buffer] => [name, said],
  );
  expect(namesIn(leanPng(await pngWith(chunks))!)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const wordy = await wordyPng();
  expect(wordy.length).toBeGreaterThan(1_000_000);
  expect(leanPng(wordy)!.length).toBeLessThan(10_000);
});

test('keeps a valid colour profile, and only one', async () => {
  const real = await drawn(40, 30).withIccProfile('p3').png().toBuffer();
  expect((await sharp(leanPng(real)!).metadata()).icc).toBeDefined();
  const twice = await pngWith([
    ['iCCP', profile(1000)],
    ['iCCP', profile(1000)],
  ]);
  expect(leanPng(twice)!.toString('latin1').split('iCCP')).toHaveLength(2);
});

test('drops a profile that inflates to more than any real one, or not at all', async () => {
  for (const data of [profile(5 * 1024 * 1024), Buffer.from('icc\0\0not compressed'), Buffer.alloc(0)])
    expect(namesIn(leanPng(await pngWith([['iCCP', data]]))!)).not.toContain('iCCP');
});

test('keeps the orientation, unless it’s longer than needed', async () => {
  const held = await drawn(40, 30).withMetadata({ orientation: 6 }).png().toBuffer();
  expect((await sharp(leanPng(held)!).metadata()).orientation).toBe(6);
  const long: [string, Buffer] = ['eXIf', Buffer.alloc(64 * 1024 + 1)];
  expect(namesIn(leanPng(await pngWith([long]))!)).not.toContain('eXIf');
});

test('keeps a palette with transparency unchanged', async () => {
  const drawing = await drawn(40, 30).ensureAlpha(0.5).png({ palette: true }).toBuffer();
  const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
  expect(await pixels(leanPng(drawing)!)).toEqual(await pixels(drawing));
});

test('rejects a file that ends too soon, or a chunk longer than the rest', async () => {
  const whole = await drawn(40, 30).png().toBuffer();
  for (const length of [8, 20, whole.length - 1, whole.length - 12])
    expect(leanPng(whole.subarray(0, length))).toBeNull();
  const longer = Buffer.from(whole);
  longer.writeUInt32BE(0xffffffff, 33);
  expect(leanPng(longer)).toBeNull();
});
