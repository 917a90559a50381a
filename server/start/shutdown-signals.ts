import closeWithGrace from 'close-with-grace';
import { say } from '../lib/say.ts';

const patienceMs = 25_000;
const repeatWithinMs = 2_000;

/** Logs errors thrown while stopping, and that it took too long. */
const logger = {
  error: (problem: unknown) =>
    typeof problem === 'string' ? say(problem, 'error') : say('Stopping failed.', 'error', problem),
};

/**
 * SIGTERM or SIGINT stops the process in order, and so does an uncaught error, with exit code 1. A repeat within two
 * seconds is the same request: a terminal signals the whole group, and npm forwards its own as well. A later one stops
 * it immediately.
 */
export function onShutdownSignal(stop: () => Promise<void>): void {
  const { close } = closeWithGrace({ delay: patienceMs, logger, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err) say('Stopping after an uncaught error.', 'fatal', err);
    await stop();
  });
  let signalledAt: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (signalledAt === null) {
        signalledAt = Date.now();
        close();
      } else if (Date.now() - signalledAt > repeatWithinMs) {
        process.exit(1);
      }
    });
  }
}
