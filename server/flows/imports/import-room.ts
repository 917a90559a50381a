import { slotStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Queryable } from '../../database/database.ts';
import { countSlots } from '../../features/listings/listings.store.ts';
import {
  maxDrafts,
  maxSlots,
  needActiveDealer,
  needCompleteProfile,
  type ListingSettings,
} from '../listings/listing-checks.ts';
import { refusalOf } from '../payments/purchase-items.ts';

/** How many more cars this dealer may have and, if none can go live right now, the reason. */
export async function roomFor(db: Queryable, reach: Reach, dealerId: number, settings: ListingSettings) {
  const owner = { dealer: dealerId };
  const refusal = await refusalOf(async () => {
    await needActiveDealer(db, dealerId);
    await needCompleteProfile(db, reach.userId);
  });
  const left = Math.max(0, maxSlots(owner, settings) - (await countSlots(db, owner, slotStatuses)));
  return {
    slots: refusal ? 0 : left,
    drafts: Math.max(0, maxDrafts(owner) - (await countSlots(db, owner, ['draft']))),
    why_not_live: refusal?.message ?? null,
  };
}
