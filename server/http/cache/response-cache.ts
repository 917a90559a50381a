import { createLiveCache, type Changes } from '../../events/live-cache.ts';
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
  live: Changes;
  maxBytes: number;
  /** Milliseconds until something that is shown starts or ends on schedule. */
  msUntilNextExpiry: () => Promise<number>;
  now?: () => number;
}

interface Entry {
  answer: WrittenAnswer;
  /** Null if it only goes to those who waited for it. */
  untilMs: number | null;
}

/**
 * Maximum age, even if no change arrives. A rendered page may contain responses of this age and is cached just as long,
 * so it's outdated by at most twice that.
 */
export const maxAgeMs = 30_000;

/** Memory per entry besides its bytes. */
const overhead = 500;
/** For entries that aren't cached. */
const tooLarge = Number.MAX_SAFE_INTEGER;

export function createResponseCache({
  live,
  maxBytes,
  msUntilNextExpiry,
  now = Date.now,
}: ResponseCacheDeps): ResponseCache {
  const counted = { hits: 0, misses: 0, drops: 0 };
  const topics = ['market', 'settings'] as const;
  const onDrop = () => void (counted.drops += 1);
  const responses = createLiveCache<Entry>(
    { live, topics, onDrop },
    {
      maxSize: Math.max(1, maxBytes),
      // An entry that would evict most others isn't worth caching.
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ answer, untilMs }, question) =>
        untilMs === null ? tooLarge : 2 * question.length + answer.bytes + overhead,
    },
  );
  const expiry = createLiveCache<{ atMs: number }>({ live, topics }, { max: 1 });

  function find(question: string): WrittenAnswer | null {
    const entry = responses()?.get(question);
    if (!entry?.untilMs || now() >= entry.untilMs) return null;
    counted.hits += 1;
    return entry.answer;
  }

  /** When something that is shown starts or ends on schedule. Null if that can't be known. */
  async function nextExpiry(): Promise<number | null> {
    const cache = expiry();
    const forceRefresh = now() >= (cache?.get('next')?.atMs ?? Infinity);
    const read = async () => {
      const startedAt = now();
      return { atMs: startedAt + (await msUntilNextExpiry()) };
    };
    const next = await cache?.fetch('next', { context: read, forceRefresh }).catch(() => null);
    return next?.atMs ?? null;
  }

  async function makeEntry(make: () => Promise<Made>, before: Entry | undefined): Promise<Entry> {
    counted.misses += 1;
    // Determined first, so that a scheduled change while the response is being made still expires it.
    const endsMs = await nextExpiry();
    const startedAt = now();
    const { answer: fresh, isLasting } = await make();
    // An identical response already has its compressed forms.
    const isSame = before?.answer.etag === fresh.etag && before.answer.body.equals(fresh.body);
    const untilMs = endsMs !== null && isLasting ? Math.min(endsMs, startedAt + maxAgeMs) : null;
    return { answer: isSame ? before.answer : fresh, untilMs };
  }

  return {
    find,
    async get(question, make) {
      const found = find(question);
      if (found) return found;
      const cache = maxBytes > 0 ? responses() : null;
      if (!cache) return (await make()).answer;
      const context = async (before: Entry | undefined) => {
        const entry = await makeEntry(make, before);
        entry.answer.onGrowth = () => {
          // A new object, because the size of a known one isn't calculated again.
          if (cache.peek(question)?.answer === entry.answer) cache.set(question, { ...entry });
        };
        return entry;
      };
      return (await cache.fetch(question, { context, forceRefresh: true }))!.answer;
    },
    metrics: () => ({ answers: responses()?.size ?? 0, bytes: responses()?.calculatedSize ?? 0, ...counted }),
  };
}
