import type { LiveHub } from '../events/live.ts';
import type { WrittenAnswer } from './written-answer.ts';

export interface Made {
  answer: WrittenAnswer;
  /** Whether it may be cached. */
  isLasting: boolean;
}

export interface CacheMetrics {
  answers: number;
  bytes: number;
  hits: number;
  misses: number;
  /** How often the whole cache was invalidated. */
  drops: number;
}

/** Responses that are the same for all visitors, cached in this process until their data changes (decision 051). */
export interface ResponseCache {
  /** The cached response, if there is one. */
  find: (question: string) => WrittenAnswer | null;
  /** The cached response, or a new one. Concurrent requests for the same key share it. */
  get: (question: string, make: () => Promise<Made>) => Promise<WrittenAnswer>;
  metrics: () => CacheMetrics;
}

interface ResponseCacheDeps {
  live: Pick<LiveHub, 'onChange' | 'isListening'>;
  maxBytes: number;
  /** Milliseconds until something that is shown starts or ends on schedule. */
  msUntilNextExpiry: () => Promise<number>;
  now?: () => number;
}

interface Entry {
  answer: WrittenAnswer;
  untilMs: number;
  bytes: number;
}

/** Everything cached since the last change. */
interface Generation {
  answers: Map<string, Entry>;
  running: Map<string, Promise<WrittenAnswer>>;
  bytes: number;
  /** When it expires on schedule. Null until first requested. */
  ends: Promise<number> | null;
  endsMs: number;
}

const newGeneration = (): Generation => ({
  answers: new Map(),
  running: new Map(),
  bytes: 0,
  ends: null,
  endsMs: Infinity,
});

/**
 * Maximum age, even if no change arrives. A rendered page may contain responses of this age and is cached just as long,
 * so it's outdated by at most twice that.
 */
export const maxAgeMs = 30_000;

/** Memory per entry besides its bytes. */
const overhead = 500;

export function createResponseCache({
  live,
  maxBytes,
  msUntilNextExpiry,
  now = Date.now,
}: ResponseCacheDeps): ResponseCache {
  let latest = newGeneration();
  const counted = { hits: 0, misses: 0, drops: 0 };
  const drop = () => {
    latest = newGeneration();
    counted.drops += 1;
  };
  live.onChange('market', drop);
  live.onChange('settings', drop);

  /** Null while changes could be missed: nothing cached can be trusted then. */
  function current(): Generation | null {
    if (!live.isListening()) return null;
    if (now() >= latest.endsMs) drop();
    return latest;
  }

  function find(question: string): WrittenAnswer | null {
    const generation = current();
    const entry = generation?.answers.get(question);
    if (!generation || !entry || now() >= entry.untilMs) return null;
    // Moves the entry to the end, because the least recently used is evicted first.
    generation.answers.delete(question);
    generation.answers.set(question, entry);
    counted.hits += 1;
    return entry.answer;
  }

  async function endOf(generation: Generation): Promise<void> {
    const startedAt = now();
    generation.ends ??= msUntilNextExpiry().then((ms) => (generation.endsMs = startedAt + ms));
    const ends = generation.ends;
    await ends.catch((error: unknown) => {
      if (generation.ends === ends) generation.ends = null;
      throw error;
    });
  }

  function keep(generation: Generation, question: string, answer: WrittenAnswer, untilMs: number): void {
    remove(generation, question);
    // An entry that would evict most others isn't worth caching.
    if (answer.body.length > maxBytes / 4) return;
    const entry: Entry = { answer, untilMs, bytes: 0 };
    generation.answers.set(question, entry);
    const grow = (bytes: number) => {
      if (generation.answers.get(question) !== entry) return;
      entry.bytes += bytes;
      generation.bytes += bytes;
      for (const oldest of generation.answers.keys()) {
        if (generation.bytes <= maxBytes) return;
        remove(generation, oldest);
      }
    };
    answer.onGrowth = grow;
    grow(2 * question.length + answer.bytes + overhead);
  }

  function remove(generation: Generation, question: string): void {
    generation.bytes -= generation.answers.get(question)?.bytes ?? 0;
    generation.answers.delete(question);
  }

  async function makeAndStore(
    generation: Generation,
    question: string,
    make: () => Promise<Made>,
  ): Promise<WrittenAnswer> {
    // Determined first, so that a scheduled change while the response is being made still expires it.
    const isTimed = await endOf(generation).then(
      () => true,
      () => false,
    );
    const startedAt = now();
    const { answer: fresh, isLasting } = await make();
    // An identical response already has its compressed forms.
    const before = generation.answers.get(question)?.answer;
    const answer = before?.etag === fresh.etag && before.body.equals(fresh.body) ? before : fresh;
    // A change in between may or may not be included, so it's not cached.
    if (isTimed && isLasting && current() === generation) keep(generation, question, answer, startedAt + maxAgeMs);
    return answer;
  }

  return {
    find,
    async get(question, make) {
      const entry = find(question);
      if (entry) return entry;
      const generation = maxBytes > 0 ? current() : null;
      if (!generation) return (await make()).answer;
      const waited = generation.running.get(question);
      if (waited) return waited;
      counted.misses += 1;
      const running = makeAndStore(generation, question, make);
      generation.running.set(question, running);
      const forget = () => void generation.running.delete(question);
      running.then(forget, forget);
      return running;
    },
    metrics: () => ({ answers: latest.answers.size, bytes: latest.bytes, ...counted }),
  };
}
