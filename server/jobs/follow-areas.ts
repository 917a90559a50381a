import type { Database } from '../database/database.ts';
import type { ReactionPayload } from '../events/reactions.ts';
import { deleteMerged, followAreas } from '../features/areas/areas-of-cars.store.ts';

/** Copies a changed area to its cars in batches, because an area may have a hundred thousand of them. */
export async function followAreaChange(db: Database, change: ReactionPayload<'follow_areas'>): Promise<void> {
  while ((await followAreas(db, change)) > 0);
  if ('areaId' in change) await deleteMerged(db, change.areaId);
}
