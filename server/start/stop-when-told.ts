import closeWithGrace from 'close-with-grace';

const patienceMs = 25_000;
const repeatWithinMs = 2_000;

/**
 * SIGTERM or SIGINT ends the process in order; so does an error nobody caught, with exit code 1.
 * A repeat within two seconds is the same wish: a terminal signals the whole group, and npm passes its own on as well.
 * A later one means now.
 */
export function stopWhenTold(stop: () => Promise<void>): void {
  const { close } = closeWithGrace(
    { delay: patienceMs, logger: console, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) console.error('Stopping after an error nobody caught.', err);
      await stop();
    },
  );
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
