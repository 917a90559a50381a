import { availableParallelism } from 'node:os';
import { startDecoder, type Decoder } from './decoder.ts';
import { PhotosBusy } from './photo-errors.ts';
import type { MadePhoto } from './render.ts';

/** Makes our files of what people upload, beside what they uploaded, in processes of its own. */
export interface PhotoMaker {
  /** Throws PhotoRefused, PhotosBusy or DecoderDied. */
  make: (path: string, options: { whose: number; signal?: AbortSignal }) => Promise<MadePhoto>;
  stop: () => Promise<void>;
}

interface Job {
  path: string;
  whose: number;
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
  const { processes, longestQueue, idleMs, ...timeLimits } = { ...defaults, ...options };
  const waiting: Job[] = [];
  const underWay = new Set<Job>();
  const decoders = new Set<Decoder>();
  const resting = new Map<Decoder, NodeJS.Timeout>();
  let lastServed: number | null = null;

  function workOn(): void {
    while (underWay.size < processes) {
      const job = takeNext();
      if (!job) return;
      underWay.add(job);
      void run(job).finally(() => {
        underWay.delete(job);
        workOn();
      });
    }
  }

  /** Somebody who sends twenty at once does not keep the others waiting for all of them. */
  function takeNext(): Job | undefined {
    const next = waiting.find(({ whose }) => whose !== lastServed) ?? waiting[0];
    if (!next) return undefined;
    lastServed = next.whose;
    waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  async function run({ path, done }: Job): Promise<void> {
    let decoder: Decoder | null = null;
    try {
      decoder = takeDecoder();
      done.resolve(await decoder.decode(path));
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
    async make(path, { whose, signal }) {
      signal?.throwIfAborted();
      if (waiting.length >= longestQueue) throw new PhotosBusy();
      const job: Job = { path, whose, done: Promise.withResolvers() };
      const leave = () => {
        const place = waiting.indexOf(job);
        // One that is being read is let finish: its process is worth more than its answer.
        if (place < 0) return;
        waiting.splice(place, 1);
        job.done.reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      waiting.push(job);
      workOn();
      return job.done.promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    async stop() {
      await Promise.allSettled([...waiting, ...underWay].map(({ done }) => done.promise));
      await Promise.all([...decoders].map((decoder) => decoder.end()));
    },
  };
}
