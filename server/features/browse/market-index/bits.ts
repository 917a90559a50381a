/** A set of cars: bit n says whether the car in slot n is in it. */
export type Bits = Uint32Array;

export const has = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

export function add(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function drop(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Keeps what is in both, or with `isOut` what isn't in the other. */
export function keep(bits: Bits, other: Bits, isOut = false): void {
  const flip = isOut ? -1 : 0;
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]! ^ flip;
}

export function join(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!;
}

const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/**
 * How many are in both. Adds up four words bit by bit before it counts their bits (a carry-save adder), which takes half
 * the time of counting each word.
 */
export function countBoth(bits: Bits, other: Bits): number {
  const { length } = bits;
  let [single, double, fours, word] = [0, 0, 0, 0];
  for (; word + 4 <= length; word += 4) {
    const a = bits[word]! & other[word]!;
    const b = bits[word + 1]! & other[word + 1]!;
    const c = bits[word + 2]! & other[word + 2]!;
    const d = bits[word + 3]! & other[word + 3]!;
    let half = single ^ a;
    const first = (single & a) | (half & b);
    single = half ^ b;
    half = single ^ c;
    const second = (single & c) | (half & d);
    single = half ^ d;
    half = double ^ first;
    fours += ones((double & first) | (half & second));
    double = half ^ second;
  }
  let count = 4 * fours + 2 * ones(double) + ones(single);
  for (; word < length; word += 1) count += ones(bits[word]! & other[word]!);
  return count;
}

/** The slots in the set, in order. */
export function slotsIn(bits: Bits): Uint32Array {
  const slots = new Uint32Array(countBoth(bits, bits));
  let found = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      slots[found++] = word * 32 + 31 - Math.clz32(rest & -rest);
  return slots;
}
