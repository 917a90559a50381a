import { limits, type LimitName } from '@forecourt/contract/kit/limits.ts';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../failure.ts';

/** Counts one use of a limit for a person or an address, and refuses when it is used up. */
export type CountAgainst = (limit: LimitName, whose: string) => Promise<void>;

export const noLimits: CountAgainst = async () => undefined;

export function countInDatabase(pool: pg.Pool): CountAgainst {
  const limiters = new Map(
    Object.entries(limits).map(([name, { times, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: times,
        duration: seconds,
        // Who is over the limit costs no more queries until the window ends.
        inMemoryBlockOnConsumed: times,
      }),
    ]),
  );
  return async (limit, whose) => {
    try {
      await limiters.get(limit)!.consume(whose);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
      fail('too_many_requests', { retryAfterSeconds, words: { wait: waitText(retryAfterSeconds) } });
    }
  };
}

const waitText = (seconds: number) => (seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
