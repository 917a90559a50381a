import type { Attempted, AttemptResult } from '../../features/webhooks/attempt.ts';
import { ReceiverBusy } from '../../outside/guarded-request/guarded-request.ts';
import { AddressRefused } from '../../outside/guarded-request/read-address.ts';
import { compose, type Message } from './compose.ts';
import type { WebhookDeps } from './webhook-parts.ts';

type Sending = Pick<WebhookDeps, 'guard' | 'origin' | 'siteName' | 'limits'>;

/** How much of a response is stored. */
const maxStoredResponse = 2_000;

export interface SendResult {
  result: AttemptResult;
  attempted: Omit<Attempted, 'outcome'>;
}

/** Sends it once and returns the result. Never throws. Sends nothing if the receiver is busy. */
export async function sendOnce(parts: Sending, address: string, message: Message): Promise<SendResult | 'busy'> {
  const { guard, origin, siteName, limits } = parts;
  const startedAt = new Date();
  const began = performance.now();
  const { headers, body } = compose(message, { origin: origin(), siteName }, startedAt);
  const result = await guard
    .post(address, { headers, body, longestMs: limits.attemptMs })
    .catch((error: unknown) =>
      error instanceof ReceiverBusy ? ('busy' as const) : { status: null, why: sentenceOf(error, limits.attemptMs) },
    );
  if (result === 'busy') return result;
  return {
    result,
    attempted: {
      startedAt,
      durationMs: Math.round(performance.now() - began),
      request: body,
      statusCode: result.status,
      answer: result.status === null ? null : storable(result.body),
    },
  };
}

/** PostgreSQL text can't contain null characters. */
const storable = (answer: string): string => answer.replaceAll('\0', '').slice(0, maxStoredResponse);

function sentenceOf(error: unknown, maxMs: number): string {
  if (error instanceof AddressRefused) return error.message;
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return `No response within ${maxMs / 1000} seconds`;
  if (code === 'ECONNREFUSED') return 'The connection was refused';
  if (code.startsWith('HPE_')) return 'We couldn’t read the response';
  if (/CERT|TLS|SSL|SIGNATURE|ALTNAME/.test(code)) return 'The receiver’s certificate isn’t valid';
  return 'The connection was lost';
}
