import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../database/database.ts';
import { isUnavailable, timedOut } from '../../database/unavailable.ts';
import { markFailed, markWorking, type FiledQuery } from '../../features/searches/filed-queries.store.ts';

/** Does something with each query, so that one that fails doesn't keep the others from it. */
export async function forEachQuery<Q extends FiledQuery>(
  queries: readonly Q[],
  work: (query: Q) => Promise<void>,
): Promise<Failures> {
  const failures: Failures = new Map();
  const attempt = async (query: Q) => {
    failures.delete(query.id);
    await work(query).catch((error: unknown) => {
      // Without a database it's no fault of the query, and everything is repeated later.
      if (isUnavailable(error as Error) && !timedOut(error as Error)) throw error;
      failures.set(query.id, error);
    });
  };
  for (const query of queries) await attempt(query);
  // By now the machine may be less busy.
  for (const query of queries.filter(({ id }) => failures.has(id))) await attempt(query);
  return failures;
}

/** The errors by query. */
export type Failures = Map<number, unknown>;

/** Logs each query once, until it works again. */
export async function markFailures(tx: Tx, failures: Failures, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  for (const queryId of await markFailed(tx, [...failures.keys()]))
    log.warn({ err: failures.get(queryId), queryId }, 'a saved search fails, so its owners get no alerts');
}

export async function markRecovered(
  tx: Tx,
  queries: readonly (FiledQuery & { has_failed: boolean })[],
  failures: Failures,
): Promise<void> {
  const ids = queries.filter(({ id, has_failed }) => has_failed && !failures.has(id)).map(({ id }) => id);
  if (ids.length > 0) await markWorking(tx, ids);
}
