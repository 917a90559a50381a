import { expect, test } from 'vitest';
import { growingPause, judge } from './answers.rules.ts';

const pauses = { firstPauseMs: 5_000, longestPauseMs: 3_600_000 };
const answer = (
  status: number,
  { body = '', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) => judge({ status, body, headers }, 0, pauses, 0.5);

test.each([200, 201, 204, 299])('%i counts as delivered', (status) => {
  expect(answer(status)).toEqual({ is: 'delivered', pauseMs: 0 });
});

test.each([401, 403, 404, 410])('%i stops the webhook', (status) => {
  expect(answer(status)).toEqual({ is: 'stop' });
});

test.each([100, 301, 302, 307, 308, 408, 409, 425, 500, 502, 503, 504, 599])('after %i it is retried', (status) => {
  expect(answer(status)).toEqual({ is: 'later', pauseMs: 5_000, isFailure: true });
});

test.each([400, 405, 413, 415, 422])('%i refuses the message itself', (status) => {
  expect(answer(status)).toMatchObject({ is: 'refused' });
});

test('no response is retried', () => {
  expect(judge({ status: null, why: 'x' }, 3, pauses, 0.5)).toEqual({ is: 'later', pauseMs: 40_000, isFailure: true });
});

test.each([
  ['{"retry_after": 1.25}', {}, 1_250],
  ['{"retry_after": 0.0004}', {}, 1],
  ['{"retry_after": 3}', { 'retry-after': '60' }, 3_000],
  ['', { 'retry-after': '60' }, 60_000],
  ['', { 'retry-after': '0.5' }, 500],
  ['', { 'x-ratelimit-reset-after': '2.5' }, 2_500],
  ['{"retry_after": 999999999}', {}, 3_600_000],
  ['{"retry_after": -1}', {}, 5_000],
  ['{"retry_after": "soon"}', {}, 5_000],
  ['{"retry_after": null}', {}, 5_000],
  ['null', {}, 5_000],
  ['<html>', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 5_000],
])('a pause requested by %s %o is respected and is not a failure', (body, headers, pauseMs) => {
  expect(answer(429, { body, headers })).toEqual({ is: 'later', pauseMs, isFailure: false });
});

test('a receiver that has used up its rate limit gets its pause', () => {
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.5' };
  expect(answer(204, { headers })).toEqual({ is: 'delivered', pauseMs: 1_500 });
});

test('pauses grow up to the maximum, with jitter', () => {
  const [early, middle, late] = [0, 0.5, 1].map((chance) => growingPause(4, pauses, chance));
  expect([early, middle, late]).toEqual([60_000, 80_000, 100_000]);
  expect(growingPause(1000, pauses, 0.5)).toBe(3_600_000);
  // About thirty per day.
  let ms = 0;
  let tries = 0;
  for (; ms < 86_400_000; tries++) ms += growingPause(tries, pauses, 0.5);
  expect(tries).toBeGreaterThan(25);
  expect(tries).toBeLessThan(45);
});
