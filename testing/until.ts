import { setTimeout as pause } from 'node:timers/promises';
import { waitMs } from '../tools/test-timeouts.ts';

/** Resolves as soon as the condition is true. Unlike `expect.poll` it can be used in hooks and helpers. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until: ${what}.`);
    await pause(5);
  }
}
