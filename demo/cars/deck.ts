import type { Random } from '../random.ts';

/** Shuffled cards. All are dealt before one repeats, so neighbours differ. */
export interface Deck<T> {
  /** The next card that matches. Null if none does. */
  draw: (isWanted?: (card: T) => boolean) => T | null;
}

export function deckOf<T>(cards: readonly T[], random: Random): Deck<T> {
  let pile: T[] = [];
  return {
    draw(isWanted = () => true) {
      const again = pile.findIndex(isWanted) < 0;
      if (again) pile = [...pile, ...shuffled(cards, random)];
      const place = pile.findIndex(isWanted);
      return place < 0 ? null : (pile.splice(place, 1)[0] ?? null);
    },
  };
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    const [a, b] = [result[last], result[other]];
    if (a !== undefined && b !== undefined) [result[last], result[other]] = [b, a];
  }
  return result;
}

/** Picks a key at random, weighted. */
export function weighted<K extends string>(weights: Partial<Record<K, number>>, random: Random): K {
  const entries = Object.entries(weights) as [K, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  return entries[0]?.[0] as K;
}
