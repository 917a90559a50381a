import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { maxCardBytes, type CardFace } from '../../lib/card-face.ts';
import { drawable } from './card-fonts.ts';
import { startCardMaker } from './card-maker.ts';

const face: CardFace = {
  over: '',
  title: '2021 Karin Sultan',
  otherTitle: '2021 Karin Sultan',
  facts: 'Eclipse Motors · 18,500 mi · Sports',
  price: '$42,000',
  priceBefore: '$45,000',
  deal: 'great',
  ribbon: 'Reserved',
  rating: null,
  photo: null,
  months: null,
};

function started(options: Parameters<typeof startCardMaker>[1] = {}) {
  const maker = startCardMaker('Forecourt', options);
  onTestFinished(() => maker.stop());
  return maker;
}
const noise = () =>
  sharp({
    create: {
      width: 960,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer();

test('even the photo that compresses worst stays within the limit', async () => {
  const card = await started().make({ ...face, photo: 'key' }, await noise());
  expect(card.length).toBeLessThanOrEqual(maxCardBytes);
});

test('a full queue is refused and lets others in once it has room again', async () => {
  const maker = started({ maxWaiting: 3 });
  const asked = Array.from({ length: 5 }, () => maker.make(face, null));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[4]).toMatchObject({ reason: { code: 'unavailable' } });
  expect((await maker.make(face, null)).length).toBeGreaterThan(1000);
});

test('a process that hangs is ended, and the next card is drawn by another', async () => {
  const maker = started({ maxMs: 1 });
  await expect(maker.make(face, null)).rejects.toThrow('wasn’t drawn');
  expect(maker.load()).toEqual({ waiting: 0, drawn: 0 });
});

test('a file that isn’t one of our photos fails, and the next card works', async () => {
  const maker = started();
  await expect(maker.make({ ...face, photo: 'x' }, Buffer.from('not a picture'))).rejects.toThrow('wasn’t drawn');
  expect((await maker.make(face, null)).length).toBeGreaterThan(1000);
});

test('the bundled fonts show Latin, Cyrillic, Greek, Korean and Arabic, and what they can’t show is left out', async () => {
  const all = 'Łódź Đức Привет Ωμέγα 깨끗한 뷁 سيارة نظيفة';
  expect(await drawable(all)).toBe(all);
  expect(await drawable('Fast 🚗🔥  car \u{10FFFF}')).toBe('Fast car');
  expect(await drawable('مُجَدَّد')).toBe('مجدد');
});

test.each(['Привет Ωμέγα', '깨끗한 술탄', 'سيارة نظيفة', 'Łódź Đức', '🚗🚗', 'W'.repeat(80)])(
  'draws “%s”',
  async (title) => {
    expect((await started().make({ ...face, title }, null)).length).toBeGreaterThan(1000);
  },
);

/** How far to the right the last line of the title begins or ends, in pixels. */
async function lastLineOf(title: string): Promise<{ left: number; right: number }> {
  const card = await started().make({ ...face, title, facts: '', price: null, priceBefore: null, ribbon: null }, null);
  const line = { left: 0, top: 540, width: 1200, height: 44 };
  const { data, info } = await sharp(card).extract(line).greyscale().raw().toBuffer({ resolveWithObject: true });
  const bright = [...data].flatMap((grey, at) => (grey > 200 ? [at % info.width] : []));
  return { left: Math.min(...bright), right: Math.max(...bright) };
}

test('the second line of a title in Arabic starts at the right, and one in Latin letters at the left', async () => {
  const arabic = await lastLineOf('سيارة نظيفة جدا، مالك واحد، بدون حوادث، سعر ثابت');
  expect(arabic.right).toBeGreaterThan(1100);
  expect(arabic.left).toBeGreaterThan(600);
  const latin = await lastLineOf('Karin Sultan RS with one owner and the whole service history');
  expect(latin.left).toBeLessThan(100);
});
