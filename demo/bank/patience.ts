import { setTimeout as wait } from 'node:timers/promises';

/** How slow the bank is when told to misbehave. */
export interface Patience {
  /** Longer than any client waits for a response. */
  slowMs: number;
  lateMs: number;
  retryMs: number;
}

export const patience: Patience = { slowMs: 20_000, lateMs: 6_000, retryMs: 1_000 };

/** Ends early if the server stops. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
