import { fail, Failure } from './failure.ts';

export interface Caller {
  /** Callers with the same key share a queue. Other keys are independent. */
  key: string;
  /** Concurrency limit for this key, which may change with each call. */
  maxParallel: number;
  /** Takes priority over repeated tries. */
  isFirstTry: boolean;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

interface Waiter {
  isFirstTry: boolean;
  begin: () => void;
  refuse: (failure: Failure) => void;
}

interface Line {
  running: number;
  maxParallel: number;
  /** First tries before repeats, each in order of arrival. */
  waiting: Waiter[];
}

/** Runs an action when it's the caller's turn. */
export type FairLimiter = <T>(asker: Caller, action: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrency per key and in total, and queues the rest. Unlike a counter, a queue is empty again as soon as the
 * rush is over. Keys take turns. A caller who finds the queue full is asked to try again, except that a first try
 * replaces the last repeat. A caller who disconnects frees the place right away.
 */
export function createFairLimiter({ inLine, inAll }: { inLine: number; inAll: number }): FairLimiter {
  const lines = new Map<string, Line>();
  let running = 0;

  function letIn(): void {
    for (const [key, line] of lines) {
      const next = running < inAll && line.running < line.maxParallel ? line.waiting.shift() : undefined;
      if (next || line.running + line.waiting.length === 0) lines.delete(key);
      if (!next) continue;
      // Moves the key to the end, so that this loop reaches it last.
      lines.set(key, line);
      line.running++;
      running++;
      next.begin();
    }
  }

  return async (asker, action) => {
    const { key, maxParallel, signal } = asker;
    if (signal.aborted) fail('unavailable');
    const line = lines.get(key) ?? { running: 0, maxParallel, waiting: [] };
    line.maxParallel = maxParallel;
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
