import type { FastifyBaseLogger } from 'fastify';
import type { LiveHub } from '../events/live.ts';
import { matchCars } from '../flows/searches/match-cars.ts';
import type { MatchingDeps } from '../flows/searches/matching-deps.ts';

export interface Matcher {
  /** Waits for the batch in progress. */
  stop: () => Promise<void>;
}

/**
 * Compares changed cars with the saved searches as soon as the database says that the market has changed. The job
 * `match_late` finds what a process left behind.
 */
export function startMatcher(
  deps: MatchingDeps,
  live: Pick<LiveHub, 'onChange'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Matcher {
  let running: Promise<void> | null = null;
  let isDueAgain = false;
  const stopping = new AbortController();

  function run(): void {
    isDueAgain = true;
    if (stopping.signal.aborted) return;
    running ??= work().finally(() => (running = null));
  }
  async function work(): Promise<void> {
    while (isDueAgain && !stopping.signal.aborted) {
      isDueAgain = false;
      await matchCars(deps).catch((err: unknown) => log.warn({ err }, 'failed to compare cars with saved searches'));
    }
  }
  live.onChange('market', run);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
