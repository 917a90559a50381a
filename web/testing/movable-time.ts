import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Time passes as usual and can also be advanced: everything due within `ms` happens. */
export function movableTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
}
