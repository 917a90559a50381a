const unreachableCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
];
const unreachableMessage =
  /Connection terminated|timeout exceeded when trying to connect|not currently accepting connections|is not queryable|Query read timeout/i;

/** Deadlock or serialization failure. The other transaction went through, so a retry will succeed. */
const retryableCodes = ['40P01', '40001'];

/** The database is unreachable, starting, stopping, timed out, or cancelled this transaction in favour of another. */
export function isUnavailable(error: Error & { code?: string }): boolean {
  const code = error.code ?? '';
  return (
    /^(08|53|57)/.test(code) ||
    retryableCodes.includes(code) ||
    unreachableCodes.includes(code) ||
    unreachableMessage.test(error.message)
  );
}

/** A statement that took too long, which may be its own fault. */
export const timedOut = (error: Error & { code?: string }): boolean =>
  error.code === '57014' || /Query read timeout/i.test(error.message);
