import { fail, Failure } from './failure.ts';

export interface Caller {
  /** Whose actions wait for each other: those of another key do not. */
  key: string;
  /** How many of this key from now on. */
  atOnce: number;
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
  atOnce: number;
  /** First tries, then the others, each in the order they came. */
  waiting: Waiter[];
}

/** Does an action when its turn has come. */
export type FairLimiter = <T>(asker: Caller, action: () => Promise<T>) => Promise<T>;

/**
 * So many at once of one key and of all together, the rest in line: unlike a count, a line is empty again as soon as
 * the rush is over. The keys take turns. Who finds their line full is asked to come back in a moment, but a first try
 * has the place of the last who has tried before; who goes away gives their place back at once.
 */
export function createFairLimiter({ inLine, inAll }: { inLine: number; inAll: number }): FairLimiter {
  const lines = new Map<string, Line>();
  let running = 0;

  function letIn(): void {
    for (const [key, line] of lines) {
      const next = running < inAll && line.running < line.atOnce ? line.waiting.shift() : undefined;
      if (next || line.running + line.waiting.length === 0) lines.delete(key);
      if (!next) continue;
      // Behind all the others, where this loop comes by again.
      lines.set(key, line);
      line.running++;
      running++;
      next.begin();
    }
  }

  return async (asker, action) => {
    const { key, atOnce, signal } = asker;
    if (signal.aborted) fail('unavailable');
    const line = lines.get(key) ?? { running: 0, atOnce, waiting: [] };
    line.atOnce = atOnce;
    if (line.waiting.length >= inLine) makePlace(line, asker);
    const turn = itsTurn(line, asker);
    lines.set(key, line);
    letIn();
    await turn.catch((failure: unknown) => {
      letIn();
      throw failure;
    });
    try {
      return await action();
    } finally {
      line.running--;
      running--;
      letIn();
    }
  };
}

function makePlace({ waiting }: Line, { isFirstTry }: Caller): void {
  const full = new Failure('too_many_requests', { retryAfterSeconds: 2, words: { wait: 'a moment' } });
  if (!isFirstTry || waiting.at(-1)!.isFirstTry) throw full;
  waiting.pop()!.refuse(full);
}

const itsTurn = ({ waiting }: Line, { isFirstTry, signal }: Caller) =>
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
