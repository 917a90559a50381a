import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';
import type { Task, Verdict } from './worker.ts';

export interface Judged extends Verdict {
  mutant: Mutant;
}

const workerFile = fileURLToPath(new URL('worker.ts', import.meta.url));

/**
 * Judges all mutants, several in parallel. A test that noticed one mutant of a file runs first for the next one.
 */
export async function judgeAll(
  mutants: readonly Mutant[],
  nearest: (mutant: Mutant) => string[],
  { atOnce, onJudged }: { atOnce: number; onJudged: (judged: Judged) => void },
): Promise<Judged[]> {
  const waiting = [...mutants];
  const judged: Judged[] = [];
  const noticed = new Map<string, Set<string>>();
  // On interrupt, finishes with the results so far.
  process.once('SIGINT', () => (waiting.length = 0));

  async function work(): Promise<void> {
    const worker = fork(workerFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const ended = once(worker, 'exit');
    const failed = ended.then(() => Promise.reject(new Error('A worker ended too early.')));
    failed.catch(() => undefined);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { file } = mutant;
      const first = noticed.get(file) ?? new Set();
      const tests = [...new Set([...[...first].toReversed(), ...nearest(mutant)])];
      worker.send({ mutant, tests } satisfies Task);
      const [verdict] = (await Promise.race([once(worker, 'message'), failed])) as [Verdict];
      if (verdict.caughtBy)
        noticed.set(file, new Set([...first].filter((one) => one !== verdict.caughtBy)).add(verdict.caughtBy));
      judged.push({ mutant, ...verdict });
      onJudged({ mutant, ...verdict });
    }
    worker.disconnect();
    await ended;
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, mutants.length) }, work));
  return judged;
}
