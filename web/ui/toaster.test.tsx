import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, type ToastText } from './toast-list.ts';
import { Toaster } from './toaster.tsx';

const shown: number[] = [];
function show(toast: ToastText) {
  act(() => void shown.push(showToast(toast)));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  shown.splice(0).forEach(dismissToast);
  vi.useRealTimers();
});

test('a toast appears immediately, without loading any code', () => {
  render(<Toaster />);
  show({ title: 'You are offline' });
  expect(screen.getByText('You are offline')).toBeTruthy();
});

test('a toast disappears automatically, but a failure stays until dismissed', async () => {
  render(<Toaster />);
  show({ title: 'Saved', tone: 'good' });
  show({ title: 'Not saved', tone: 'danger' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Not saved')).toBeTruthy();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not saved')).toBeNull();
});
