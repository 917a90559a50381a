import { setTimeout as wait } from 'node:timers/promises';

/** How long the bank takes when it is told to be difficult. */
export interface Patience {
  /** Longer than anybody waits for its answer. */
  slowMs: number;
  lateMs: number;
  retryMs: number;
}

export const patience: Patience = { slowMs: 20_000, lateMs: 6_000, retryMs: 1_000 };

/** Cut short when the server stops. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
