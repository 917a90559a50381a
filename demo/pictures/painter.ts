import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { PaintAnswer, PaintTask } from './painter-child.ts';
import type { Recipe } from './recipe.ts';

/** Draws pictures in child processes, one at a time in each. */
export interface Painter {
  paint: (recipe: Recipe, width: PhotoWidth) => Promise<Buffer>;
  stop: () => void;
}

interface Options {
  processes: number;
  /** As in `nice`: 19 yields to everything else. */
  niceness: number;
  longestQueue: number;
}

interface Job {
  task: PaintTask;
  done: PromiseWithResolvers<Buffer>;
}

const child = fileURLToPath(new URL('painter-child.ts', import.meta.url));
/** An idle process is stopped to free its memory. */
const idleMs = 20_000;

export class PainterBusy extends Error {}

export function startPainter({ processes, niceness, longestQueue: maxQueue }: Options): Painter {
  const waiting: Job[] = [];
  const busy = new Map<ChildProcess, Job>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();
  let isStopped = false;
  let lastId = 0;

  function workOn(): void {
    while (resting.size > 0 || busy.size < processes) {
      const job = waiting.shift();
      if (!job) return;
      const worker = takeRested() ?? startWorker();
      busy.set(worker, job);
      worker.send(job.task, (error) => error && finish(worker, { id: job.task.id, failed: String(error) }));
    }
  }

  function takeRested(): ChildProcess | null {
    for (const [worker, timer] of resting) {
      clearTimeout(timer);
      resting.delete(worker);
      return worker;
    }
    return null;
  }

  function startWorker(): ChildProcess {
    const { SystemRoot } = process.env;
    const worker = fork(child, [String(niceness)], {
      execArgv: [],
      env: { VIPS_WARNING: '0', MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.on('message', (answer) => finish(worker, answer as PaintAnswer));
    worker.on('error', (error) => leave(worker, error));
    worker.on('exit', () => leave(worker, new Error('The painter ended')));
    return worker;
  }

  function finish(worker: ChildProcess, answer: PaintAnswer): void {
    const job = busy.get(worker);
    if (job?.task.id !== answer.id) return;
    busy.delete(worker);
    if ('failed' in answer) job.done.reject(new Error(answer.failed));
    else job.done.resolve(answer.painted);
    if (worker.connected) resting.set(worker, setTimeout(() => end(worker), idleMs).unref());
    workOn();
  }

  function leave(worker: ChildProcess, error: Error): void {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
    busy.get(worker)?.done.reject(error);
    if (busy.delete(worker)) workOn();
  }

  const end = (worker: ChildProcess) => worker.kill('SIGKILL');

  return {
    paint(recipe, width) {
      if (isStopped || waiting.length >= maxQueue) return Promise.reject(new PainterBusy());
      const job: Job = { task: { id: ++lastId, recipe, width }, done: Promise.withResolvers() };
      // Small ones first: a whole row of them takes less time than the large picture they'd wait for.
      const larger = waiting.findIndex(({ task }) => task.width > width);
      waiting.splice(larger < 0 ? waiting.length : larger, 0, job);
      workOn();
      return job.done.promise;
    },
    stop() {
      isStopped = true;
      for (const { done } of waiting.splice(0)) done.reject(new PainterBusy());
      for (const worker of [...busy.keys(), ...resting.keys()]) end(worker);
    },
  };
}
