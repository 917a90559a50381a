import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { words } from '../words.ts';

interface OrderCalls {
  arrange: (ids: number[]) => Promise<Photo[]>;
  reload: () => Promise<Photo[]>;
}

/** Syncs the photo order with the server, one request at a time. The latest order wins. */
export function createPhotoOrder(
  photos: readonly Photo[],
  calls: OrderCalls,
  onReloaded: (photos: readonly Photo[]) => void,
  onFailure: (sentence: string) => void,
) {
  let known = photos.map(({ id }) => id);
  let wanted: readonly number[] = known;
  let running: Promise<void> | undefined;

  async function run() {
    while (!isSame(known, wanted)) {
      try {
        const sent = wanted;
        const answer = await calls.arrange([...sent]);
        known = answer.map(({ id }) => id);
        if (wanted === sent || !isSameSet(known, wanted)) wanted = known;
      } catch (error) {
        onFailure(sentenceOf(error, words.arrangeFailed));
        await startOver();
        return;
      }
    }
  }

  async function startOver() {
    try {
      const current = await calls.reload();
      known = current.map(({ id }) => id);
      onReloaded(current);
    } catch {
      // Still unreachable. The next change fetches the order again.
    }
    wanted = known;
  }

  return {
    want(ids: readonly number[]) {
      wanted = ids;
      if (!running && isSameSet(known, ids)) running = run().finally(() => (running = undefined));
    },
    added: ({ id }: Photo) => void (known = [...known, id]),
    removed(id: number) {
      known = known.filter((photoId) => photoId !== id);
      wanted = wanted.filter((photoId) => photoId !== id);
    },
    idle: async () => running,
    /** Starts over with the server's order. */
    startOver,
  };
}

const isSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
const isSameSet = (a: readonly number[], b: readonly number[]) => isSame(a.toSorted(byNumber), b.toSorted(byNumber));
const byNumber = (a: number, b: number) => a - b;
