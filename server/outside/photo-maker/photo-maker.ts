import { availableParallelism } from 'node:os';
import { startDecoder, type Decoder } from './decoder.ts';
import { fairQueue } from './fair-queue.ts';
import { PhotosBusy } from './photo-errors.ts';
import type { MadePhoto, PhotoShape } from './render.ts';

/** Makes our files of what people upload, beside what they uploaded, in processes of its own. */
export interface PhotoMaker {
  /** Throws PhotoRefused, PhotosBusy or DecoderDied. Pictures of one person take turns with those of others. */
  make: (path: string, options: { whose: number; shape?: PhotoShape; signal?: AbortSignal }) => Promise<MadePhoto>;
  /** How many pictures are being made now, and how many wait for it. */
  load: () => { underWay: number; waiting: number };
  stop: () => Promise<void>;
}

interface Job {
  path: string;
  shape: PhotoShape;
  done: PromiseWithResolvers<MadePhoto>;
}

const defaults = {
  /** One core is left to those who browse. */
  processes: Math.max(1, Math.min(3, availableParallelism() - 1)),
  longestQueue: 64,
  computingMs: 5_000,
  waitingMs: 60_000,
  /** A process that has nothing to do gives its memory back. */
  idleMs: 60_000,
};

export function startPhotoMaker(options: Partial<typeof defaults> = {}): PhotoMaker {
  const { processes, longestQueue: maxQueue, idleMs, ...timeLimits } = { ...defaults, ...options };
  const waiting = fairQueue<Job>(maxQueue);
  const underWay = new Set<Job>();
  const decoders = new Set<Decoder>();
  const resting = new Map<Decoder, NodeJS.Timeout>();

  function workOn(): void {
    while (underWay.size < processes) {
      const job = waiting.takeNext();
      if (!job) return;
      underWay.add(job);
      void run(job).finally(() => {
        underWay.delete(job);
        workOn();
      });
    }
  }

  async function run({ path, shape, done }: Job): Promise<void> {
    let decoder: Decoder | null = null;
    try {
      decoder = takeDecoder();
      done.resolve(await decoder.decode(path, shape));
    } catch (error) {
      done.reject(error);
    }
    if (decoder?.isAlive()) rest(decoder);
    else if (decoder) decoders.delete(decoder);
  }

  function takeDecoder(): Decoder {
    for (const [decoder, timer] of resting) {
      clearTimeout(timer);
      resting.delete(decoder);
      if (decoder.isAlive()) return decoder;
      decoders.delete(decoder);
    }
    const decoder = startDecoder(timeLimits);
    decoders.add(decoder);
    return decoder;
  }

  function rest(decoder: Decoder): void {
    const end = () => {
      resting.delete(decoder);
      decoders.delete(decoder);
      void decoder.end();
    };
    resting.set(decoder, setTimeout(end, idleMs).unref());
  }

  return {
    async make(path, { whose, shape = 'photo', signal }) {
      signal?.throwIfAborted();
      const job: Job = { path, shape, done: Promise.withResolvers() };
      const leave = () => {
        // One that is being read is let finish: its process is worth more than its answer.
        if (waiting.remove(job)) job.done.reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      waiting.add(whose, job)?.done.reject(new PhotosBusy());
      workOn();
      return job.done.promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    load: () => ({ underWay: underWay.size, waiting: waiting.all().length }),
    async stop() {
      await Promise.allSettled([...waiting.all(), ...underWay].map(({ done }) => done.promise));
      await Promise.all([...decoders].map((decoder) => decoder.end()));
    },
  };
}
