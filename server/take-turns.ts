import { fail, Failure } from './failure.ts';

interface Waiter {
  begin: () => void;
}

interface Line {
  running: number;
  waiting: Waiter[];
}

/** Does a deed when its turn has come; the deeds of one key wait for each other, those of others do not. */
export type TakeTurns = <T>(key: string, signal: AbortSignal, deed: () => Promise<T>) => Promise<T>;

/**
 * So many at once of one key, the rest in the order they came: unlike a count, a line is empty again as soon as the
 * rush is over. Who finds it full is asked to come back in a moment; who goes away gives their place back at once.
 */
export function takeTurns({ atOnce, inLine }: { atOnce: number; inLine: number }): TakeTurns {
  const lines = new Map<string, Line>();
  return async (key, signal, deed) => {
    if (signal.aborted) fail('unavailable');
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running++;
    else if (line.waiting.length < inLine) await itsTurn(line, signal);
    else fail('too_many_requests', { retryAfterSeconds: 2, words: { wait: 'a moment' } });
    try {
      return await deed();
    } finally {
      // Whose turn is next takes the place over.
      const next = line.waiting.shift();
      if (next) next.begin();
      else if (--line.running === 0) lines.delete(key);
    }
  };
}

const itsTurn = ({ waiting }: Line, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(waiter), 1);
      reject(new Failure('unavailable'));
    };
    const waiter: Waiter = {
      begin: () => {
        signal.removeEventListener('abort', leave);
        resolve();
      },
    };
    waiting.push(waiter);
    signal.addEventListener('abort', leave, { once: true });
  });
