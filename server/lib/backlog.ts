interface Backlog<T> {
  put: (one: T) => void;
  /** One after the other, until it is over. */
  all: () => AsyncGenerator<T>;
}

/**
 * What waits for somebody who takes it one by one. Where they do not come for it, it does not grow: more than `most` are
 * forgotten and `instead` waits in their place.
 */
export function backlog<T>(over: AbortSignal, { most, instead }: { most: number; instead: T }): Backlog<T> {
  let waiting: T[] = [];
  let somethingNew = Promise.withResolvers<void>();
  over.addEventListener('abort', () => somethingNew.resolve(), { once: true });
  return {
    put(one) {
      if (waiting.length < most) waiting.push(one);
      else waiting = [instead];
      somethingNew.resolve();
    },
    async *all() {
      while (!over.aborted) {
        if (waiting.length > 0) {
          yield waiting.shift()!;
          continue;
        }
        somethingNew = Promise.withResolvers();
        await somethingNew.promise;
      }
    },
  };
}
