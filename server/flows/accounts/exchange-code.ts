import { fail } from '../../lib/failure.ts';
import type { Tally } from '../../lib/limits.ts';
import type { FairLimiter } from '../../lib/fair-limiter.ts';

export interface CodeDeps {
  inTurn: FairLimiter;
  /** Rejected codes by network. */
  failedCodes: Tally;
}

/** A browser that returns from the provider with a code. */
export interface CodeExchange {
  network: string;
  /** Whether this is the login's first code. */
  isFirstTry: boolean;
  /** Aborts when the browser disconnects. */
  signal: AbortSignal;
}

const maxParallel = 8;
const maxParallelAfterFailures = 2;

/**
 * Exchanges a code at the provider through a fair queue. A network with too many failed codes is slowed down, and its
 * repeated attempts must start over. This limits the load on the provider without locking out others behind the same
 * address.
 */
export async function redeemCode<T>(
  { inTurn, failedCodes }: CodeDeps,
  { network, isFirstTry, signal }: CodeExchange,
  exchange: () => Promise<T>,
): Promise<T> {
  const isSlowed = await failedCodes.isFull(network);
  if (isSlowed && !isFirstTry) fail('start_sign_in_again', { retryAfterSeconds: 1 });
  const asker = { key: network, maxParallel: isSlowed ? maxParallelAfterFailures : maxParallel, isFirstTry, signal };
  return inTurn(asker, () =>
    exchange().catch(async (cause: unknown) => {
      await failedCodes.add(network);
      return fail('token_exchange_failed', { cause });
    }),
  );
}
