/** Waiting items, each with an owner. */
export interface FairQueue<T> {
  /**
   * Adds an item. In a full queue the user with the most items loses their last one, and a user who would have more
   * than anyone else gets no place. Returns the dropped item, if any, which may be the new one.
   */
  add: (whose: number, thing: T) => T | null;
  /** The first item of the user who has waited longest for a turn. */
  takeNext: () => T | undefined;
  /** False if it isn't waiting (any more). */
  remove: (thing: T) => boolean;
  all: () => T[];
}

/** A queue that no one can fill: users take turns, and its places are shared among those who want them. */
export function fairQueue<T>(places: number): FairQueue<T> {
  const waiting = new Map<number, T[]>();
  /** When each user was last served. Cleared when the queue is empty. */
  const turns = new Map<number, number>();
  let turn = 0;

  const of = (whose: number) => waiting.get(whose) ?? [];
  const size = () => [...waiting.values()].reduce((sum, things) => sum + things.length, 0);

  function keep(whose: number, things: T[]): void {
    if (things.length > 0) waiting.set(whose, things);
    else waiting.delete(whose);
  }

  return {
    add(whose, thing) {
      const own = of(whose);
      if (size() < places) {
        keep(whose, [...own, thing]);
        return null;
      }
      const [greediest, most] = [...waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one));
      if (most.length <= own.length + 1) return thing;
      keep(greediest, most.slice(0, -1));
      keep(whose, [...own, thing]);
      return most.at(-1)!;
    },

    takeNext() {
      const lastTurn = ([whose]: [number, T[]]) => turns.get(whose) ?? 0;
      const next = [...waiting].reduce<[number, T[]] | null>(
        (one, other) => (one && lastTurn(one) <= lastTurn(other) ? one : other),
        null,
      );
      if (!next) {
        turns.clear();
        return undefined;
      }
      const [whose, [first, ...others]] = next;
      turns.set(whose, ++turn);
      keep(whose, others);
      return first;
    },

    remove(thing) {
      for (const [whose, things] of waiting) {
        if (!things.includes(thing)) continue;
        keep(
          whose,
          things.filter((one) => one !== thing),
        );
        return true;
      }
      return false;
    },

    all: () => [...waiting.values()].flat(),
  };
}
