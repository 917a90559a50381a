import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** From now on time goes on as usual and can be moved: what would have happened in `ms` has happened. */
export function movableTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
}
