import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { sweepPending } from '../features/accounts/pending-sign-ins.store.ts';
import { sweepDrafts } from '../features/listings/expiry.store.ts';
import { sweepRemovedFavourites } from '../features/favourites/favourites.store.ts';
import { sweepNewCars } from '../features/follows/dealer-news.store.ts';
import { sweepViews } from '../features/cars/views.store.ts';
import { sweepImports } from '../features/imports/imports.store.ts';
import { sweepPriceUndos } from '../features/inventory/price-undos.store.ts';
import { sweepQueries } from '../features/searches/filed-queries.store.ts';
import { sweepSearches } from '../features/searches/saved-searches.store.ts';
import { sweepSessions } from '../features/accounts/sessions.store.ts';

/** Deletes expired rows: ended sessions, unfinished logins, old counters, imports, undos and announcements. */
export async function sweep(db: Database): Promise<void> {
  await sweepSessions(db);
  await sweepPending(db);
  await sweepViews(db);
  await sweepDrafts(db);
  await sweepImports(db);
  await sweepPriceUndos(db);
  await sweepSearches(db);
  await sweepQueries(db);
  await sweepRemovedFavourites(db);
  await sweepNewCars(db);
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
  await db
    .deleteFrom('demo.grants')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('announcements')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
