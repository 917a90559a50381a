import { renderHook, act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { useLiveIsUp } from './live-state.ts';
import { openLive } from './live-stream.ts';

const last = () => {
  const source = FakeEventSource.opened.at(-1);
  if (!source) throw new Error('No stream was opened');
  return source;
};

test('it’s up after the first event, and down when refused or closed', () => {
  const { result } = renderHook(() => useLiveIsUp());
  const close = openLive(
    '/api/live.php',
    () => undefined,
    () => undefined,
  );
  expect(result.current).toBe(false);
  act(() => last().say({ kind: 'connected' }));
  expect(result.current).toBe(true);
  act(() => last().refuse());
  expect(result.current).toBe(false);
  act(close);
});

test('a break that the browser repairs automatically also counts as down', () => {
  const { result } = renderHook(() => useLiveIsUp());
  const close = openLive(
    '/api/live.php',
    () => undefined,
    () => undefined,
  );
  act(() => last().say({ kind: 'connected' }));
  act(() => void last().dispatchEvent(new Event('error')));
  expect(result.current).toBe(false);
  act(() => last().say({ kind: 'connected' }));
  expect(result.current).toBe(true);
  act(close);
  expect(result.current).toBe(false);
});
