import type { LiveHub } from '../events/live.ts';
import type { WrittenAnswer } from './written-answer.ts';

export interface Made {
  answer: WrittenAnswer;
  /** It may be shown again. */
  isLasting: boolean;
}

export interface CacheMetrics {
  answers: number;
  bytes: number;
  hits: number;
  misses: number;
  /** How often all of them were dropped. */
  drops: number;
}

/** What everybody is answered alike, kept in this process while nothing changes that it shows (decision 040). */
export interface ResponseCache {
  /** As it is kept now. */
  find: (question: string) => WrittenAnswer | null;
  /** As it is kept, or else made; whoever asks the same meanwhile waits for that one. */
  get: (question: string, make: () => Promise<Made>) => Promise<WrittenAnswer>;
  figures: () => CacheMetrics;
}

interface KeepingDeps {
  live: Pick<LiveHub, 'onChange' | 'isListening'>;
  mostBytes: number;
  /** In how many milliseconds the next thing shown ends or begins by the clock. */
  msToNextMoment: () => Promise<number>;
  now?: () => number;
}

interface Kept {
  answer: WrittenAnswer;
  untilMs: number;
  bytes: number;
}

/** All that was made since the last change. */
interface Edition {
  answers: Map<string, Kept>;
  running: Map<string, Promise<WrittenAnswer>>;
  bytes: number;
  /** When it is over by the clock, as soon as somebody asked. */
  ends: Promise<number> | null;
  endsMs: number;
}

const newEdition = (): Edition => ({ answers: new Map(), running: new Map(), bytes: 0, ends: null, endsMs: Infinity });

/**
 * However long nothing is heard. A drawn page may hold answers of this age and is kept as long itself: out of date for
 * twice that at most.
 */
export const maxAgeMs = 30_000;

/** What an answer takes beside its bytes. */
const overhead = 500;

export function createResponseCache({
  live,
  mostBytes: maxBytes,
  msToNextMoment: msUntilNextExpiry,
  now = Date.now,
}: KeepingDeps): ResponseCache {
  let edition = newEdition();
  const counted = { hits: 0, misses: 0, drops: 0 };
  const drop = () => {
    edition = newEdition();
    counted.drops += 1;
  };
  live.onChange('market', drop);
  live.onChange('settings', drop);

  /** Null while changes may go unheard: memory is worth nothing then. */
  function current(): Edition | null {
    if (!live.isListening()) return null;
    if (now() >= edition.endsMs) drop();
    return edition;
  }

  function find(question: string): WrittenAnswer | null {
    const asked = current();
    const kept = asked?.answers.get(question);
    if (!asked || !kept || now() >= kept.untilMs) return null;
    // Those that were asked longest ago go first.
    asked.answers.delete(question);
    asked.answers.set(question, kept);
    counted.hits += 1;
    return kept.answer;
  }

  async function endOf(asked: Edition): Promise<void> {
    const begun = now();
    asked.ends ??= msUntilNextExpiry().then((ms) => (asked.endsMs = begun + ms));
    const ends = asked.ends;
    await ends.catch((error: unknown) => {
      if (asked.ends === ends) asked.ends = null;
      throw error;
    });
  }

  function keep(asked: Edition, question: string, answer: WrittenAnswer, untilMs: number): void {
    remove(asked, question);
    // One that leaves no room for others is not worth it.
    if (answer.body.length > maxBytes / 4) return;
    const kept: Kept = { answer, untilMs, bytes: 0 };
    asked.answers.set(question, kept);
    const grow = (bytes: number) => {
      if (asked.answers.get(question) !== kept) return;
      kept.bytes += bytes;
      asked.bytes += bytes;
      for (const oldest of asked.answers.keys()) {
        if (asked.bytes <= maxBytes) return;
        remove(asked, oldest);
      }
    };
    answer.onGrowth = grow;
    grow(2 * question.length + answer.bytes + overhead);
  }

  function remove(asked: Edition, question: string): void {
    asked.bytes -= asked.answers.get(question)?.bytes ?? 0;
    asked.answers.delete(question);
  }

  async function made(asked: Edition, question: string, make: () => Promise<Made>): Promise<WrittenAnswer> {
    // Asked before: what begins by the clock while the answer is made must end it.
    const isTimed = await endOf(asked).then(
      () => true,
      () => false,
    );
    const begun = now();
    const { answer: anew, isLasting } = await make();
    // The same again has its compressed forms already.
    const before = asked.answers.get(question)?.answer;
    const answer = before?.etag === anew.etag && before.body.equals(anew.body) ? before : anew;
    // What changed meanwhile may be in it or not.
    if (isTimed && isLasting && current() === asked) keep(asked, question, answer, begun + maxAgeMs);
    return answer;
  }

  return {
    find,
    async get(question, make) {
      const kept = find(question);
      if (kept) return kept;
      const asked = maxBytes > 0 ? current() : null;
      if (!asked) return (await make()).answer;
      const waited = asked.running.get(question);
      if (waited) return waited;
      counted.misses += 1;
      const running = made(asked, question, make);
      asked.running.set(question, running);
      const forget = () => void asked.running.delete(question);
      running.then(forget, forget);
      return running;
    },
    figures: () => ({ answers: edition.answers.size, bytes: edition.bytes, ...counted }),
  };
}
