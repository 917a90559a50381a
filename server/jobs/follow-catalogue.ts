import type { Database } from '../database/database.ts';
import type { ReactionPayload } from '../events/reactions.ts';
import { followCatalogue } from '../features/listings/catalogue-names.store.ts';
import { foldCarCounts } from '../features/listings/expiry.store.ts';

/** Copies a renamed make or model to its cars in batches, because a make may have a hundred thousand of them. */
export async function followCatalogueChange(db: Database, change: ReactionPayload<'follow_catalogue'>): Promise<void> {
  while ((await followCatalogue(db, change)) > 0) await foldCarCounts(db);
}
