import { ApiError } from '@forecourt/contract/kit/client.ts';

/** Retries after a delay if the server has too many photos to process. */
export async function withRetry<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  for (const pause of patience) {
    try {
      return await run();
    } catch (error) {
      if (signal.aborted || !isBusy(error)) throw error;
      await over(pause, signal);
      if (signal.aborted) throw error;
    }
  }
  return run();
}

/** Resolves after a delay, or earlier if aborted. */
export const over = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'busy_with_photos';

const patience = [1_500, 4_000, 8_000];
