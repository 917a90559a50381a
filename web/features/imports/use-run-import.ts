import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { ImportProgress } from '@forecourt/contract/imports/imports.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { over } from '../../lib/with-retry.ts';

export interface RunningImport {
  progress: ImportProgress;
  isRunning: boolean;
  /** Why it stopped. It can be resumed. */
  problem: string | null;
  /** True while the server doesn't respond. */
  isWaiting: boolean;
  start: (listsNow: boolean) => void;
  pause: () => void;
}

const idle = { isRunning: false, isWaiting: false, problem: null as string | null };

/**
 * Imports batches of rows until all are written. The call is idempotent, so a lost connection is retried a few times
 * automatically.
 */
export function useRunImport(dealerId: number, before: ImportProgress): RunningImport {
  const client = useQueryClient();
  const [progress, setProgress] = useState(before);
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(listsNow: boolean) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ ...idle, isRunning: true });
    const problem = await runToEnd(abort.signal, {
      ask: () => api.imports.run({ dealer_id: dealerId, id: before.id, lists_now: listsNow }, { signal: abort.signal }),
      onProgress(next) {
        setProgress(next);
        setState({ ...idle, isRunning: true });
      },
      onWait: () => setState({ ...idle, isRunning: true, isWaiting: true }),
    });
    if (abort.signal.aborted) return;
    setState({ ...idle, problem });
    await Promise.all(
      (['imports', 'inventory', 'cars'] as const).map((feature) => client.invalidateQueries({ queryKey: [feature] })),
    );
  }

  return {
    progress,
    ...state,
    start: (listsNow) => void start(listsNow),
    pause() {
      running.current?.abort();
      setState(idle);
    },
  };
}

interface Asking {
  ask: () => Promise<{ progress: ImportProgress }>;
  onProgress: (progress: ImportProgress) => void;
  onWait: () => void;
}

/** Returns null at the end, otherwise why it stopped. */
async function runToEnd(signal: AbortSignal, { ask, onProgress, onWait }: Asking): Promise<string | null> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const { progress } = await ask();
      failures = 0;
      onProgress(progress);
      if (progress.finished_at) return null;
    } catch (error) {
      const pause = isPassing(error) ? pauses[failures] : undefined;
      if (signal.aborted || pause === undefined)
        return sentenceOf(error, 'Something went wrong on our side. Imported cars are saved, and you can resume.');
      failures += 1;
      onWait();
      await over(pause, signal);
    }
  }
  return null;
}

const passing = new Set<ApiError['code']>(['offline', 'unavailable', 'no_room', 'internal', 'too_many_requests']);
const isPassing = (error: unknown) => !(error instanceof ApiError) || passing.has(error.code);
const pauses = [1_000, 3_000, 6_000, 12_000];
