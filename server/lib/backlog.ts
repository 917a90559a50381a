interface Backlog<T> {
  put: (one: T) => void;
  /** Yields items until it's over. */
  all: () => AsyncGenerator<T>;
}

/**
 * A bounded queue for a slow consumer. If more than `most` items are waiting, they're dropped and `instead` takes their
 * place.
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
