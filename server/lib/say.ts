import { inspect } from 'node:util';

const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const;

/**
 * Writes a line before the server's own logger exists, and at shutdown. It has the format of that log, so that one
 * program can read everything a site writes. In a terminal it's plain text.
 */
export function say(sentence: string, level: keyof typeof levels = 'info', error?: unknown): void {
  const plain = error === undefined ? sentence : `${sentence} ${inspect(error)}`;
  const line = { level: levels[level], time: new Date().toISOString(), err: described(error), msg: sentence };
  process.stderr.write(`${isRead() ? plain : JSON.stringify(line)}\n`);
}

const isRead = () => process.stderr.isTTY && process.env['NODE_ENV'] !== 'production';

function described(error: unknown) {
  if (error === undefined) return undefined;
  if (!(error instanceof Error)) return { message: inspect(error) };
  return { type: error.name, message: error.message, stack: inspect(error) };
}

/** Node writes its own warnings as plain text. */
export function logWarnings(): void {
  if (isRead()) return;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => say(warning.message, 'warn', warning));
}
