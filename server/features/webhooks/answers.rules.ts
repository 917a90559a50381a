import type { AttemptResult } from './attempt.ts';

export interface Pauses {
  /** The pause after the first failure. Doubles each time up to the maximum. */
  firstPauseMs: number;
  longestPauseMs: number;
}

/** The consequence of a response for the message and the webhook. */
export type Verdict =
  /** Delivered. The receiver may ask for a pause before the next message. */
  | { is: 'delivered'; pauseMs: number }
  /** Not taken: tried again, and everything behind it waits. */
  | { is: 'later'; pauseMs: number; isFailure: boolean }
  /** The message itself was refused; the receiver is well. */
  | { is: 'refused'; pauseMs: number }
  /** The receiver is gone, or does not know us. */
  | { is: 'stop' };

const goneOrUnknown = [401, 403, 404, 410];
const passing = [408, 409, 425, 429];
/** If a receiver asks for a longer pause, it's tried again after this. */
const maxRequestedPauseMs = 3_600_000;

/**
 * `failures` counts earlier failures in a row. `chance` is between 0 and 1 and adds jitter, so that retries don't all
 * come together.
 */
export function judge(result: AttemptResult, failures: number, pauses: Pauses, chance: number): Verdict {
  const pauseMs = growingPause(failures, pauses, chance);
  if (result.status === null) return { is: 'later', pauseMs, isFailure: true };
  const { status } = result;
  if (status >= 200 && status < 300) return { is: 'delivered', pauseMs: pauseWhenUsedUp(result) };
  if (status === 429) return { is: 'later', pauseMs: requestedPause(result) ?? pauseMs, isFailure: false };
  if (goneOrUnknown.includes(status)) return { is: 'stop' };
  if (status >= 400 && status < 500 && !passing.includes(status)) return { is: 'refused', pauseMs };
  return { is: 'later', pauseMs, isFailure: true };
}

/** Doubles each time, with jitter from 75% to 125%. */
export function growingPause(
  failures: number,
  { firstPauseMs, longestPauseMs: maxPauseMs }: Pauses,
  chance: number,
): number {
  const whole = Math.min(firstPauseMs * 2 ** Math.min(failures, 30), maxPauseMs);
  return Math.round(whole * (0.75 + chance / 2));
}

type Answer = Extract<AttemptResult, { status: number }>;

/** In seconds, possibly fractional. Read from the body, otherwise from the header. */
function requestedPause({ headers, body }: Answer): number | null {
  return inMs(retryAfter(body)) ?? inMs(headers['retry-after']) ?? inMs(headers['x-ratelimit-reset-after']);
}

/** Chat services announce in advance when the rate limit is used up. */
const pauseWhenUsedUp = ({ headers }: Answer): number =>
  headers['x-ratelimit-remaining'] === '0' ? (inMs(headers['x-ratelimit-reset-after']) ?? 0) : 0;

function retryAfter(body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'retry_after' in parsed ? parsed.retry_after : null;
  } catch {
    return null;
  }
}

function inMs(seconds: unknown): number | null {
  const number = typeof seconds === 'string' && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) : seconds;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return null;
  return Math.min(Math.ceil(number * 1000), maxRequestedPauseMs);
}

/** The outcome for the delivery log. */
export function outcomeSentence(result: AttemptResult, { is }: Verdict): string {
  if (result.status === null) return result.why;
  switch (is) {
    case 'delivered':
      return `Delivered (${result.status})`;
    case 'stop':
      return `The receiver responded with ${result.status}, so the webhook was stopped`;
    case 'refused':
      return `The receiver refused the message (${result.status})`;
    default:
      if (result.status < 200) return `The receiver switched protocols (${result.status}) instead of responding`;
      if (result.status === 429) return 'The receiver asked us to slow down (429)';
      if (result.status >= 300 && result.status < 400)
        return `The receiver sent a redirect (${result.status}), which we don’t follow`;
      return `The receiver had an error (${result.status})`;
  }
}
