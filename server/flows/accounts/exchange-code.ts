import { fail } from '../../lib/failure.ts';
import type { Tally } from '../../lib/limits.ts';
import type { FairLimiter } from '../../lib/fair-limiter.ts';

export interface CodeDeps {
  inTurn: FairLimiter;
  /** By network: codes that the provider did not take. */
  failedCodes: Tally;
}

/** Who comes back from the provider with a code. */
export interface CodeExchange {
  network: string;
  /** Whether this sign-in has brought none before. */
  isFirstTry: boolean;
  /** Aborts when the browser goes away. */
  signal: AbortSignal;
}

const atOnce = 8;
const atOnceAfterFailures = 2;

/**
 * Brings a code to the provider when its turn has come. A network whose codes failed too often is slowed down, and who
 * has tried before is asked to start again: nobody is locked out for what others behind their address do, and what
 * they can cost the provider has an end.
 */
export async function redeemCode<T>(
  { inTurn, failedCodes }: CodeDeps,
  { network, isFirstTry, signal }: CodeExchange,
  exchange: () => Promise<T>,
): Promise<T> {
  const isSlowed = await failedCodes.isFull(network);
  if (isSlowed && !isFirstTry) fail('start_sign_in_again', { retryAfterSeconds: 1 });
  const asker = { key: network, atOnce: isSlowed ? atOnceAfterFailures : atOnce, isFirstTry, signal };
  return inTurn(asker, () =>
    exchange().catch(async (cause: unknown) => {
      await failedCodes.add(network);
      return fail('token_exchange_failed', { cause });
    }),
  );
}
