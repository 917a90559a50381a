import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseTheme, useTheme } from './theme.ts';

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#100e0c" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.theme;
});

const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content);

test('a selected theme overrides the system’s in the browser’s own bars', () => {
  chooseTheme('dark');
  expect(bars()).toEqual(['#100e0c', '#100e0c']);
  chooseTheme('light');
  expect(bars()).toEqual(['#fbfaf8', '#fbfaf8']);
});

test('when another tab clears the storage, the system’s theme applies again', () => {
  const { result } = renderHook(() => useTheme());
  act(() => chooseTheme('dark'));
  expect(result.current).toBe('dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(bars()).toEqual(['#fbfaf8', '#100e0c']);
});
