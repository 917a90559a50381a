import type { Tx } from '../../database/database.ts';
import type { Asked } from '../../features/browse/asked.ts';
import { groupsOfAsked } from '../../features/browse/matching/readings.ts';
import { wordsOf } from '../../features/browse/search-language/search.rules.ts';
import {
  fileUnder,
  keepQuery,
  queriesWithWords,
  queriesWithWordsLike,
  type FiledQuery,
} from '../../features/searches/filed-queries.store.ts';
import { forEachQuery, markFailures } from './failing-queries.ts';
import type { MatchingDeps } from './matching-deps.ts';

/** The id of the query with these filters. A new one is filed, so that cars find it. */
export async function fileQuery(tx: Tx, asked: Asked): Promise<number> {
  const { id, isNew } = await keepQuery(tx, asked);
  if (isNew) await fileUnder(tx, id, await groupsOfAsked(tx, asked));
  return id;
}

/** Files the queries again whose words could now be read in another way. */
export async function fileAgain(tx: Tx, deps: Filing, phrases: readonly string[]): Promise<void> {
  const words = [...new Set(phrases.flatMap(wordsOf))];
  if (words.length > 0) await fileEach(tx, deps, await queriesWithWordsLike(tx, words));
}

type Filing = Pick<MatchingDeps, 'market' | 'log'>;

/** Words are read outside of the transaction, which an error would end. */
async function fileEach(tx: Tx, { market, log }: Filing, queries: readonly FiledQuery[]): Promise<void> {
  const failures = await forEachQuery(queries, async ({ id, filters }) => {
    const filed = await groupsOfAsked(market, filters);
    await fileUnder(tx, id, filed);
  });
  await markFailures(tx, failures, log);
}

const queriesAtOnce = 100;

/** Every night, because words also disappear with the last car that had them. */
export async function fileAllAgain(deps: Filing & Pick<MatchingDeps, 'db'>): Promise<void> {
  for (let after = 0; ;) {
    const queries = await queriesWithWords(deps.db, after, queriesAtOnce);
    await deps.db.transaction().execute((tx) => fileEach(tx, deps, queries));
    if (queries.length < queriesAtOnce) return;
    after = queries.at(-1)!.id;
  }
}
