import { isIPv6 } from 'node:net';
import { limits, type Limit, type LimitName } from '@forecourt/contract/kit/limits.ts';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from './failure.ts';

/** Counts one use of a limit for a user or an address and returns its number. Throws if the limit is used up. */
export type CountAgainst = (limit: LimitName, whose: string) => Promise<number>;

export const noLimits: CountAgainst = async () => 1;

export function countInDatabase(pool: pg.Pool): CountAgainst {
  const limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, limiter(pool, name, limit)]));
  return async (limit, key) => {
    try {
      return (await limiters.get(limit)!.consume(key)).consumedPoints;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
      return fail('too_many_requests', { retryAfterSeconds, words: { wait: waitText(retryAfterSeconds) } });
    }
  };
}

/** Counts failures for a user or an address and says whether there were too many. Refuses no one itself. */
export interface Tally {
  add: (whose: string) => Promise<void>;
  isFull: (whose: string) => Promise<boolean>;
}

export const noTally: Tally = { add: async () => undefined, isFull: async () => false };

export function tallyInDatabase(pool: pg.Pool, name: LimitName): Tally {
  const counter = limiter(pool, name, limits[name]);
  return {
    add: async (key) => void (await counter.penalty(key)),
    isFull: async (key) => ((await counter.get(key))?.consumedPoints ?? 0) >= limits[name].times,
  };
}

function limiter(pool: pg.Pool, name: string, { times, seconds, isPerProcess }: Limit) {
  const counted = { keyPrefix: name, points: times, duration: seconds };
  if (isPerProcess) return new RateLimiterMemory(counted);
  return new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A caller over the limit causes no more queries until the window ends.
    inMemoryBlockOnConsumed: times,
  });
}

/** Uses the natural unit: never `1 seconds`, nor `1440 minutes`. */
export function waitText(seconds: number): string {
  if (seconds <= 90) return several(seconds, 'second');
  if (seconds < 3600) return several(Math.ceil(seconds / 60), 'minute');
  return several(Math.ceil(seconds / 3600), 'hour');
}

const several = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

/** The key for signed-out limits: an IPv4 address, or the /64 network that an IPv6 customer has at least. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(zeros).fill('0')].slice(0, 4).join(':');
}
