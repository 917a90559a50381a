import type { Queryable } from '../../database/database.ts';
import { matchesOfBits, pageOfNamed, termsOf, type MatchesOfBits, type ShownPage } from './browse.store.ts';
import { createQueryCache } from './query-cache.ts';
import type { ListOptions } from './list.sql.ts';

const keptMatches = createQueryCache<MatchesOfBits>(100);
/** In characters, about ten thousand car ids. */
const maxKept = 100_000;

/**
 * A page of few matches among many cars. Looks up the ids from the bitmaps and adds the cars changed since the fold.
 * Cached ids stay valid until the next fold. If the changes were folded in between the two reads, they're in neither,
 * so the bitmaps are queried again.
 */
export async function lookUpPage(db: Queryable, options: ListOptions): Promise<ShownPage> {
  const terms = termsOf(options.wanted);
  const { value, keep } = keptMatches(db, terms);
  for (let known = value; ; known = undefined) {
    const matches = known ?? (await matchesOfBits(db, terms));
    const page = await pageOfNamed(db, options, matches.ids);
    if (page.folded !== matches.folded) continue;
    if (matches.ids.length <= maxKept) keep(matches);
    return page;
  }
}
