import { expect, test } from 'vitest';
import { dockInset } from './dock-place.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** In the corner of a screen of 1280 × 800. */
const dock = box(884, 224, 380, 560);

test('the dock stays in its corner while it covers no main action', () => {
  expect(dockInset(dock, [], 1280)).toBe(16);
  expect(dockInset(dock, [box(900, 100, 300, 48), box(40, 500, 300, 48)], 1280)).toBe(16);
});

test('it moves to the left of the main actions it would cover', () => {
  const inset = dockInset(dock, [box(900, 300, 300, 48), box(880, 360, 320, 48), box(40, 500, 300, 48)], 1280);
  expect(inset).toBe(1280 - 880 + 16);
});

test('without room there it stays in the corner', () => {
  expect(dockInset(box(372, 224, 380, 560), [box(300, 300, 400, 48)], 768)).toBe(16);
});
