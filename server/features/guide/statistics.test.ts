import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../testing/random.ts';
import { medianOf, quantileOf } from './statistics.rules.ts';

/** The same by sorting: each value is in the middle of its weight, and between two values it's interpolated. */
function sortedQuantile(values: readonly number[], weights: readonly number[], share: number): number | null {
  const known = values.map((value, place) => ({ value, weight: weights[place]! })).filter(({ weight }) => weight > 0);
  known.sort((one, other) => one.value - other.value);
  const wanted = share * known.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  const placed = known.map(({ value, weight }) => ({ value, at: (before += weight) - weight / 2 }));
  const above = placed.findIndex(({ at }) => at >= wanted);
  if (above === -1) return placed.at(-1)?.value ?? null;
  if (above === 0) return placed[0]!.value;
  const [one, other] = [placed[above - 1]!, placed[above]!];
  return one.value + ((other.value - one.value) * (wanted - one.at)) / (other.at - one.at);
}

describe('quantiles', () => {
  test('are those of sorted values, with and without weights', () => {
    const random = seededRandom(4);
    for (let round = 0; round < 2_000; round += 1) {
      const count = 1 + random.below(30);
      const values = Array.from({ length: count }, () => random.below(1_000_000) / 997);
      const weights = values.map(() => (random.chance(0.2) ? 0 : 1 + random.below(1000)) / 1000);
      const share = random.pick([0.25, 0.5, 0.75]);
      for (const own of [weights, values.map(() => 1)]) {
        const [found, expected] = [quantileOf(values, own, share), sortedQuantile(values, own, share)];
        expect(found ?? Infinity).toBeCloseTo(expected ?? Infinity, 8);
      }
    }
  });

  test('of equal values are that value, and without weight there is none', () => {
    expect(medianOf([7, 7, 7, 7], [1, 2, 3, 4])).toBe(7);
    expect(medianOf([1, 2], [0, 0])).toBeNull();
    expect(medianOf([], [])).toBeNull();
    expect(quantileOf([3, 1, 2], [0, 0, 5], 0.25)).toBe(2);
  });
});
