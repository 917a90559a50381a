import { expect, test } from 'vitest';
import { movedBy, nearestZoom, wholeOf, zoomedBy, zoomOf, type Crop, type Size } from './crop.ts';

const landscape = { width: 1200, height: 800 };

test('the initial crop is the largest centred square', () => {
  expect(wholeOf(landscape)).toEqual({ left: 200, top: 0, side: 800 });
  expect(wholeOf({ width: 100, height: 300 })).toEqual({ left: 0, top: 100, side: 100 });
});

test('dragging right shows more of the left side, up to the edge', () => {
  const moved = movedBy(landscape, wholeOf(landscape), 0.125, 0);
  expect(moved).toEqual({ left: 100, top: 0, side: 800 });
  expect(movedBy(landscape, moved, 5, 5)).toEqual({ left: 0, top: 0, side: 800 });
  expect(movedBy(landscape, moved, -5, -5)).toEqual({ left: 400, top: 0, side: 800 });
});

test('the point under the pointer stays in place while zooming', () => {
  const near = zoomedBy(landscape, wholeOf(landscape), 2, { x: 0.25, y: 0.75 });
  // It was 200 + 0.25 × 800 and 0.75 × 800.
  expect([near.left + 0.25 * near.side, near.top + 0.75 * near.side]).toEqual([400, 600]);
  expect(zoomOf(landscape, near)).toBe(2);
});

test('zoom stops at eight times or 64 pixels, and a tiny picture is shown whole', () => {
  expect(nearestZoom(landscape)).toBe(8);
  expect(nearestZoom({ width: 128, height: 256 })).toBe(2);
  expect(nearestZoom({ width: 20, height: 20 })).toBe(1);
  expect(zoomedBy({ width: 20, height: 30 }, { left: 0, top: 5, side: 20 }, 9)).toEqual({ left: 0, top: 5, side: 20 });
});

test('any sequence of moves keeps the frame filled', () => {
  // Seeded, so the same thousand sequences run each time.
  let seed = 7;
  const between = (least: number, most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + (seed / 2_147_483_648) * (most - least);
  };
  for (let story = 0; story < 1000; story++) {
    const picture: Size = { width: Math.ceil(between(0, 9000)), height: Math.ceil(between(0, 9000)) };
    let crop: Crop = wholeOf(picture);
    for (let action = 0; action < 20; action++)
      crop =
        between(0, 1) < 0.5
          ? movedBy(picture, crop, between(-3, 3), between(-3, 3))
          : zoomedBy(picture, crop, between(0.1, 10), { x: between(-3, 3), y: between(-3, 3) });
    const { left, top, side } = crop;
    expect(side).toBeGreaterThan(0);
    const beyond = Math.min(left, top, picture.width - side - left, picture.height - side - top);
    expect(beyond).toBeGreaterThanOrEqual(-1e-6);
  }
});
