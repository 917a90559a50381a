/** Calls `onExpired` after this many milliseconds, unless the returned function is called first. */
export type StartDeadline = (ms: number, onExpired: () => void) => () => void;

export const startTimer: StartDeadline = (ms, onExpired) => {
  const timer = setTimeout(onExpired, ms);
  return () => clearTimeout(timer);
};

/** One deadline for everything, from the lookup to the last byte. */
export async function within<Result>(
  startDeadline: StartDeadline,
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const expired = new AbortController();
  const clear = startDeadline(ms, () => expired.abort());
  try {
    return await work(expired.signal);
  } finally {
    clear();
  }
}
