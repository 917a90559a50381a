import { expect, test } from 'vitest';
import { drawn, manyScansJpeg } from '../../testing/pictures.ts';
import { jpegScans } from './jpeg-scans.ts';

test('a plain JPEG is one scan, a progressive one about ten', async () => {
  expect(jpegScans(await drawn(400, 300).jpeg().toBuffer())).toBe(1);
  const progressive = jpegScans(await drawn(400, 300).jpeg({ progressive: true }).toBuffer());
  expect(progressive).toBeGreaterThan(5);
  expect(progressive).toBeLessThan(15);
});

test('what only looks like a scan, inside another part, is none', async () => {
  const plain = await drawn(400, 300).jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 22]), Buffer.alloc(20, Buffer.from([0xff, 0xda]))]);
  expect(jpegScans(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]))).toBe(1);
});

test('every scan is counted, and a part that claims more than there is ends the count', () => {
  const many = manyScansJpeg(64);
  expect(jpegScans(many)).toBe(1 + 63 * 14);
  for (const length of [0, 1, 2, 3, 4, 5, 100]) expect(jpegScans(many.subarray(0, length))).toBeLessThan(2);
});
