/** What waits, each thing somebody's. */
export interface FairQueue<T> {
  /**
   * Lets it wait. In a full queue whoever has the most in it gives up their last; who would have more than anybody
   * gets no place. Answers what has to go, if anything: it may be the new one itself.
   */
  add: (whose: number, thing: T) => T | null;
  /** Of the person whose turn is longest ago, the first. */
  takeNext: () => T | undefined;
  /** False when it does not wait (any more). */
  remove: (thing: T) => boolean;
  all: () => T[];
}

/** A queue that nobody can fill: people take turns in it, and its places are shared among those who want them. */
export function fairQueue<T>(places: number): FairQueue<T> {
  const waiting = new Map<number, T[]>();
  /** When each person was last served; forgotten as soon as nobody has to wait. */
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
