import { availableParallelism } from 'node:os';
import { startDecoder, type Decoder } from './decoder.ts';
import { fairQueue } from './fair-queue.ts';
import { PhotosBusy } from './photo-errors.ts';
import type { MadePhoto, PhotoShape } from './render.ts';

/** Creates our files from uploads, next to the uploaded file, in separate processes. */
export interface PhotoMaker {
  /** Throws PhotoRefused, PhotosBusy or DecoderDied. Users take turns. */
  make: (path: string, options: { whose: number; shape?: PhotoShape; signal?: AbortSignal }) => Promise<MadePhoto>;
  /** How many images are being processed, and how many are waiting. */
  load: () => { running: number; waiting: number };
  stop: () => Promise<void>;
}

interface Job {
  path: string;
  shape: PhotoShape;
  done: PromiseWithResolvers<MadePhoto>;
}

const defaults = {
  /** Leaves one core for other requests. */
  processes: Math.max(1, Math.min(3, availableParallelism() - 1)),
  longestQueue: 64,
  computingMs: 5_000,
  waitingMs: 60_000,
  /** An idle process ends and frees its memory. */
  idleMs: 60_000,
};

export function startPhotoMaker(options: Partial<typeof defaults> = {}): PhotoMaker {
  const { processes, longestQueue: maxQueue, idleMs, ...timeLimits } = { ...defaults, ...options };
  const waiting = fairQueue<Job>(maxQueue);
  const running = new Set<Job>();
  const decoders = new Set<Decoder>();
  const resting = new Map<Decoder, NodeJS.Timeout>();

  function workOn(): void {
    while (running.size < processes) {
      const job = waiting.takeNext();
      if (!job) return;
      running.add(job);
      void run(job).finally(() => {
        running.delete(job);
        workOn();
      });
    }
  }

  async function run({ path, shape, done }: Job): Promise<void> {
    let decoder: Decoder | null = null;
    try {
      decoder = acquireDecoder();
      done.resolve(await decoder.decode(path, shape));
    } catch (error) {
      done.reject(error);
    }
    if (decoder?.isAlive()) rest(decoder);
    else if (decoder) decoders.delete(decoder);
  }

  function acquireDecoder(): Decoder {
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
        // An image being decoded may finish, because restarting its process costs more than the result.
        if (waiting.remove(job)) job.done.reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      waiting.add(whose, job)?.done.reject(new PhotosBusy());
      workOn();
      return job.done.promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    load: () => ({ running: running.size, waiting: waiting.all().length }),
    async stop() {
      await Promise.allSettled([...waiting.all(), ...running].map(({ done }) => done.promise));
      await Promise.all([...decoders].map((decoder) => decoder.end()));
    },
  };
}
