import closeWithGrace from 'close-with-grace';
import { say } from '../lib/say.ts';

const patienceMs = 25_000;
const repeatWithinMs = 2_000;

/** Errors that are thrown while it stops, and that it took too long. */
const logger = {
  error: (said: unknown) => (typeof said === 'string' ? say(said, 'error') : say('Stopping failed.', 'error', said)),
};

/**
 * SIGTERM or SIGINT ends the process in order; so does an error nobody caught, with exit code 1.
 * A repeat within two seconds is the same wish: a terminal signals the whole group, and npm passes its own on as well.
 * A later one means now.
 */
export function onShutdownSignal(stop: () => Promise<void>): void {
  const { close } = closeWithGrace({ delay: patienceMs, logger, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err) say('Stopping after an error nobody caught.', 'fatal', err);
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
