import type { Database, Tx } from '../../database/database.ts';
import type { Asked } from '../../features/browse/asked.ts';
import { groupsOfAsked } from '../../features/browse/matching/readings.ts';
import { wordsOf } from '../../features/browse/search-language/search.rules.ts';
import {
  fileUnder,
  keepQuery,
  queriesWithWords,
  queriesWithWordsLike,
} from '../../features/searches/filed-queries.store.ts';

/** The id of the query with these filters. A new one is filed, so that cars find it. */
export async function fileQuery(tx: Tx, asked: Asked): Promise<number> {
  const { id, isNew } = await keepQuery(tx, asked);
  if (isNew) await fileUnder(tx, id, await groupsOfAsked(tx, asked));
  return id;
}

/** Files the queries again whose words could now be read in another way. */
export async function fileAgain(tx: Tx, phrases: readonly string[]): Promise<void> {
  const words = [...new Set(phrases.flatMap(wordsOf))];
  if (words.length === 0) return;
  for (const { id, filters } of await queriesWithWordsLike(tx, words))
    await fileUnder(tx, id, await groupsOfAsked(tx, filters));
}

const queriesAtOnce = 100;

/** Every night, because words also disappear with the last car that had them. */
export async function fileAllAgain(db: Database): Promise<void> {
  for (let after = 0; ;) {
    const queries = await queriesWithWords(db, after, queriesAtOnce);
    await db.transaction().execute(async (tx) => {
      for (const { id, filters } of queries) await fileUnder(tx, id, await groupsOfAsked(tx, filters));
    });
    if (queries.length < queriesAtOnce) return;
    after = queries.at(-1)!.id;
  }
}
