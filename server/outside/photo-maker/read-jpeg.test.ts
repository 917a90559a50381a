import { expect, test } from 'vitest';
import { drawn, manyScansJpeg, picture } from '../../../testing/pictures.ts';
import { readJpeg } from './read-jpeg.ts';

test('a plain JPEG has one scan, a progressive one about ten', async () => {
  expect(readJpeg(await drawn(400, 300).jpeg().toBuffer()).scans).toBe(1);
  const progressive = readJpeg(await drawn(400, 300).jpeg({ progressive: true }).toBuffer()).scans;
  expect(progressive).toBeGreaterThan(5);
  expect(progressive).toBeLessThan(15);
});

test('a scan marker inside another segment doesn’t count', async () => {
  const plain = await drawn(400, 300).jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 22]), Buffer.alloc(20, Buffer.from([0xff, 0xda]))]);
  expect(readJpeg(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)])).scans).toBe(1);
});

test('counts every scan, and stops at a segment longer than the file', () => {
  const many = manyScansJpeg(64);
  expect(readJpeg(many).scans).toBe(1 + 63 * 14);
  for (const length of [0, 1, 2, 3, 4, 5, 100]) expect(readJpeg(many.subarray(0, length)).scans).toBeLessThan(2);
});

test('a JPEG is complete once its end marker is there, whatever follows, and not a byte sooner', async () => {
  const jpeg = await picture('jpeg');
  expect(readJpeg(jpeg).isWhole).toBe(true);
  expect(readJpeg(Buffer.concat([jpeg, Buffer.from('what some cameras add')])).isWhole).toBe(true);
  for (const missing of [1, 2, 100]) expect(readJpeg(jpeg.subarray(0, -missing)).isWhole).toBe(false);
});
