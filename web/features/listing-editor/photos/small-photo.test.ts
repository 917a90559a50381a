import { expect, test } from 'vitest';
import { smallnessOf } from './small-photo.ts';

test.each([
  [200, 120],
  [640, 480],
  [480, 640],
  [799, 600],
  [1920, 12],
])('%i × %i pixels look small, and the warning says how small', (width, height) => {
  expect(smallnessOf({ width, height })).toBe(
    `Only ${width} × ${height} pixels. It will look small and blurry. Use a larger photo if you have one.`,
  );
});

test.each([
  [800, 600],
  [600, 800],
  [1280, 720],
  [1920, 1080],
])('%i × %i pixels are enough', (width, height) => {
  expect(smallnessOf({ width, height })).toBeNull();
});
