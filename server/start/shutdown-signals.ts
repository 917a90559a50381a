import closeWithGrace from 'close-with-grace';
import { say } from '../lib/say.ts';

const patienceMs = 25_000;
const repeatWithinMs = 2_000;

/** Logs errors thrown while stopping, and that it took too long. */
const logger = {
  error: (said: unknown) => (typeof said === 'string' ? say(said, 'error') : say('Stopping failed.', 'error', said)),
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
  let toldAt: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (toldAt === null) {
        toldAt = Date.now();
        close();
      } else if (Date.now() - toldAt > repeatWithinMs) {
        process.exit(1);
      }
    });
  }
}
