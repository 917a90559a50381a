import type { Queryable } from '../../database/database.ts';
import { matchesOfBits, pageOfNamed, termsOf, type MatchesOfBits, type ShownPage } from './browse.store.ts';
import { createQueryCache } from './query-cache.ts';
import type { ListOptions } from './list.sql.ts';

const keptMatches = createQueryCache<MatchesOfBits>(100);
/** In letters: about ten thousand cars. */
const maxKept = 100_000;

/**
 * A page of few among many: the bitmaps say which, and these are looked up with what changed since. What they say holds
 * until they are folded again. Where the changes were folded in meanwhile, these are in neither: the bitmaps are asked
 * again.
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
