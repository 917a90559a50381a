import { expect, test } from 'vitest';
import { seededRandom } from '../../../../testing/random.ts';
import { add, countBoth, drop, has, join, keep, slotsIn } from './bits.ts';

test('sets of every size count, combine and list what plain sets do', () => {
  const random = seededRandom(20261118);
  for (let slots = 0; slots < 700; slots += 32) {
    const some = () => new Set(Array.from({ length: random.below(slots + 1) }, () => random.below(Math.max(1, slots))));
    const [one, other] = slots === 0 ? [new Set<number>(), new Set<number>()] : [some(), some()];
    const bitsOf = (set: ReadonlySet<number>) => {
      const bits = new Uint32Array(slots / 32);
      for (const slot of set) add(bits, slot);
      return bits;
    };
    const ascending = (set: ReadonlySet<number>) => [...set].toSorted((a, b) => a - b);
    const [both, either, onlyOne] = [bitsOf(one), bitsOf(one), bitsOf(one)];
    keep(both, bitsOf(other));
    join(either, bitsOf(other));
    keep(onlyOne, bitsOf(other), true);
    expect([...slotsIn(both)]).toEqual(ascending(one.intersection(other)));
    expect([...slotsIn(either)]).toEqual(ascending(one.union(other)));
    expect([...slotsIn(onlyOne)]).toEqual(ascending(one.difference(other)));
    expect(countBoth(bitsOf(one), bitsOf(other))).toBe(one.intersection(other).size);
    for (const slot of one) drop(either, slot);
    for (const slot of one) expect(has(either, slot)).toBe(false);
  }
});
