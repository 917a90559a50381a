import { fail, Failure } from './failure.ts';

export interface Asker {
  /** Whose deeds wait for each other: those of another key do not. */
  key: string;
  /** Goes before those who have tried before. */
  isFirstTry: boolean;
  /** Aborts when the asker goes away. */
  signal: AbortSignal;
}

interface Waiter {
  isFirstTry: boolean;
  begin: () => void;
  refuse: (failure: Failure) => void;
}

interface Line {
  running: number;
  /** First tries, then the others, each in the order they came. */
  waiting: Waiter[];
}

/** Does a deed when its turn has come. */
export type TakeTurns = <T>(asker: Asker, deed: () => Promise<T>) => Promise<T>;

/**
 * So many at once of one key, the rest in line: unlike a count, a line is empty again as soon as the rush is over. Who
 * finds it full is asked to come back in a moment, but a first try has the place of the last who has tried before; who
 * goes away gives their place back at once.
 */
export function takeTurns({ atOnce, inLine }: { atOnce: number; inLine: number }): TakeTurns {
  const lines = new Map<string, Line>();
  return async (asker, deed) => {
    if (asker.signal.aborted) fail('unavailable');
    const line = lines.get(asker.key) ?? { running: 0, waiting: [] };
    lines.set(asker.key, line);
    if (line.running < atOnce) line.running++;
    else {
      if (line.waiting.length >= inLine) makePlace(line, asker);
      await itsTurn(line, asker);
    }
    try {
      return await deed();
    } finally {
      // Whose turn is next takes the place over.
      const next = line.waiting.shift();
      if (next) next.begin();
      else if (--line.running === 0) lines.delete(asker.key);
    }
  };
}

function makePlace({ waiting }: Line, { isFirstTry }: Asker): void {
  const full = new Failure('too_many_requests', { retryAfterSeconds: 2, words: { wait: 'a moment' } });
  if (!isFirstTry || waiting.at(-1)!.isFirstTry) throw full;
  waiting.pop()!.refuse(full);
}

const itsTurn = ({ waiting }: Line, { isFirstTry, signal }: Asker) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(waiter), 1);
      reject(new Failure('unavailable'));
    };
    const waiter: Waiter = {
      isFirstTry,
      begin: () => {
        signal.removeEventListener('abort', leave);
        resolve();
      },
      refuse: (failure) => {
        signal.removeEventListener('abort', leave);
        reject(failure);
      },
    };
    const others = isFirstTry ? waiting.findIndex((one) => !one.isFirstTry) : -1;
    waiting.splice(others < 0 ? waiting.length : others, 0, waiter);
    signal.addEventListener('abort', leave, { once: true });
  });
