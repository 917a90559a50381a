import { slotStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { carsPerPage } from '@forecourt/contract/inventory/inventory-values.ts';
import type { inventory } from '@forecourt/contract/inventory/inventory.ts';
import { inventoryFile } from '../../features/inventory/inventory-file.ts';
import { countInventory, listInventory } from '../../features/inventory/inventory.store.ts';
import { ownView } from '../../features/listings/listing-views.rules.ts';
import { countListings, countSlots } from '../../features/listings/listings.store.ts';
import { maxSlots } from '../../flows/listings/listing-checks.ts';
import { changeMany } from '../../flows/inventory/change-many.ts';
import { undoPrices } from '../../flows/inventory/undo-prices.ts';
import type { BuyingDeps } from '../../flows/payments/buy.ts';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';
import { dayOf } from '../../lib/site-time.ts';

/** More than any dealer can list. */
const maxInFile = 10_000;

export function inventoryCalls(parts: BuyingDeps): Handlers<typeof inventory> {
  const { db, settings, siteTimezone } = parts;
  return {
    async list({ dealer_id, page, ...filter }, actor) {
      const reach = reachOf(actor);
      const owner = { dealer: dealer_id };
      const [rows, total, by_status, used, rules] = await Promise.all([
        listInventory(db, reach, dealer_id, filter, { limit: carsPerPage, offset: (page - 1) * carsPerPage }),
        countInventory(db, dealer_id, filter),
        countListings(db, owner),
        countSlots(db, owner, slotStatuses),
        settings(),
      ]);
      const now = new Date();
      return {
        success: true,
        cars: rows.map((row) => ({ ...row, ...ownView(row, reach, now) })),
        by_status,
        slots: { used, of: maxSlots(owner, rules) },
        page,
        pages: Math.max(1, Math.ceil(total / carsPerPage)),
        total,
      };
    },

    async bulk({ dealer_id, car_ids, change, price, preview }, actor) {
      const options = { dealerId: dealer_id, carIds: car_ids, change, price, isPreview: preview };
      const { verdicts, undoId } = await changeMany(parts, reachOf(actor), options, new Date());
      return { success: true, verdicts, changes: changesIn(verdicts), undo_id: undoId };
    },

    async undoPrices({ dealer_id, undo_id }, actor) {
      const undone = { dealerId: dealer_id, undoId: undo_id };
      const verdicts = await undoPrices(parts, reachOf(actor), undone, new Date());
      return { success: true, verdicts, changes: changesIn(verdicts) };
    },

    async file({ dealer_id, ...filter }, actor) {
      const rows = await listInventory(db, reachOf(actor), dealer_id, filter, { limit: maxInFile, offset: 0 });
      const filename = `inventory-${dayOf(new Date(), siteTimezone)}.csv`;
      return { success: true, filename, csv: inventoryFile(rows, siteTimezone) };
    },
  };
}

const changesIn = (verdicts: readonly Verdict[]) => verdicts.filter(({ refusal }) => refusal === null).length;
