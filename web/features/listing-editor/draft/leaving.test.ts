import { expect, onTestFinished, test, vi } from 'vitest';
import { afterLeaving, keepLeaving } from './leaving.ts';

test('a save that never ends is waited for three seconds, and only once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  keepLeaving(new Promise(() => undefined));
  const opened = vi.fn<() => void>();
  void afterLeaving().then(opened);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalled();
  await afterLeaving();
});
