/** Waiting items, each with an owner. */
export interface FairQueue<T> {
  /**
   * Adds an item. In a full queue the user with the most items loses their last one, and a user who would have more
   * than anyone else gets no place. Returns the dropped item, if any, which may be the new one.
   */
  add: (owner: number, item: T) => T | null;
  /** The first item of the user who has waited longest for a turn. */
  takeNext: () => T | undefined;
  /** False if it isn't waiting (any more). */
  remove: (item: T) => boolean;
  all: () => T[];
}

/** A queue that no one can fill: users take turns, and its places are shared among those who want them. */
export function fairQueue<T>(places: number): FairQueue<T> {
  const waiting = new Map<number, T[]>();
  /** When each user was last served. Cleared when the queue is empty. */
  const turns = new Map<number, number>();
  let turn = 0;

  const of = (owner: number) => waiting.get(owner) ?? [];
  const size = () => [...waiting.values()].reduce((sum, items) => sum + items.length, 0);

  function keep(owner: number, items: T[]): void {
    if (items.length > 0) waiting.set(owner, items);
    else waiting.delete(owner);
  }

  return {
    add(owner, item) {
      const own = of(owner);
      if (size() < places) {
        keep(owner, [...own, item]);
        return null;
      }
      const [greediest, most] = [...waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one));
      if (most.length <= own.length + 1) return item;
      keep(greediest, most.slice(0, -1));
      keep(owner, [...own, item]);
      return most.at(-1)!;
    },

    takeNext() {
      const lastTurn = ([owner]: [number, T[]]) => turns.get(owner) ?? 0;
      const next = [...waiting].reduce<[number, T[]] | null>(
        (one, other) => (one && lastTurn(one) <= lastTurn(other) ? one : other),
        null,
      );
      if (!next) {
        turns.clear();
        return undefined;
      }
      const [owner, [first, ...others]] = next;
      turns.set(owner, ++turn);
      keep(owner, others);
      return first;
    },

    remove(item) {
      for (const [owner, items] of waiting) {
        if (!items.includes(item)) continue;
        keep(
          owner,
          items.filter((one) => one !== item),
        );
        return true;
      }
      return false;
    },

    all: () => [...waiting.values()].flat(),
  };
}
