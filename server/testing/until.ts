import { setTimeout as pause } from 'node:timers/promises';
import { waitMs } from '../../tools/test-timeouts.ts';

/** Comes back as soon as it is so. Unlike `expect.poll` it may stand in hooks and helpers. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}.`);
    await pause(5);
  }
}
