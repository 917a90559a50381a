import { z } from 'zod';
import { colours } from '../cars/car-facts.ts';
import { OwnListing } from '../cars/car-shapes.ts';
import { carStatuses } from '../cars/cars.flow.ts';
import { deals } from '../cars/filter-values.ts';
import { maxPrice } from '../cars/listing-rules.ts';
import { Verdicts } from '../cars/verdict.ts';
import { call } from '../kit/call.ts';
import { Id, text } from '../kit/shapes.ts';
import { team } from '../access/who.ts';
import { bulkChanges, inventorySorts, maxAtOnce } from './inventory-values.ts';

const enterPercent = 'Please enter a percentage from -90 to 100';
const enterPrice = 'Please enter a price in whole dollars';

/** Changes prices by a percentage, by an amount, or to a fixed price. */
const PriceChange = z.strictObject({
  percent: z.number(enterPercent).min(-90, enterPercent).max(100, enterPercent).optional(),
  by: z.number(enterPrice).int(enterPrice).min(-maxPrice, enterPrice).max(maxPrice, enterPrice).optional(),
  to: z.number(enterPrice).int(enterPrice).min(1, enterPrice).max(maxPrice, enterPrice).optional(),
});
export type PriceChange = z.output<typeof PriceChange>;

const Filters = {
  status: z.enum(carStatuses).optional(),
  /** Searches car name, plate and contact. */
  search: text(100).optional(),
  sort: z.enum(inventorySorts).default('newest'),
};

/** A car in the inventory, with the details that tell similar cars apart. */
export const InventoryCar = OwnListing.extend({
  plate: z.string().nullable(),
  colour: z.enum(colours).nullable(),
  /** The rating of the price by the price guide. Null without one. */
  deal: z.enum(deals).nullable(),
}).meta({ title: 'InventoryCar' });
export type InventoryCar = z.output<typeof InventoryCar>;

/** A dealer’s inventory and its bulk actions. */
export const inventory = {
  list: call('GET /api/inventory.php', {
    summary: 'List a dealer’s cars for its team, filtered, searched, sorted and paged',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id, ...Filters, page: z.number().int().min(1).max(1000).default(1) }),
    output: z.object({
      success: z.literal(true),
      cars: z.array(InventoryCar),
      /** Over all cars, regardless of the search. */
      by_status: z.partialRecord(z.enum(carStatuses), z.number().int()),
      slots: z.object({ used: z.number().int(), of: z.number().int() }),
      page: z.number().int(),
      pages: z.number().int(),
      /** Number of matches. */
      total: z.number().int(),
    }),
  }),
  bulk: call('POST /api/inventory.php?action=bulk', {
    summary: 'Change several cars. With `preview`, only returns what would happen to each.',
    who: team('dealer_id', 'cars.bulk'),
    limit: 'listing',
    input: z.object({
      dealer_id: Id,
      car_ids: z.array(Id).min(1).max(maxAtOnce),
      change: z.enum(bulkChanges),
      price: PriceChange.optional(),
      preview: z.boolean(),
    }),
    output: Verdicts.extend({
      /** Undoes new prices for a day. Null if no price changed. */
      undo_id: Id.nullable(),
    }),
    fails: ['bad_input'],
  }),
  undoPrices: call('POST /api/inventory.php?action=undo_prices', {
    summary: 'Undo new prices exactly. Cars that were changed since stay as they are.',
    who: team('dealer_id', 'cars.bulk'),
    limit: 'listing',
    input: z.object({ dealer_id: Id, undo_id: Id }),
    output: Verdicts,
    fails: ['undo_gone'],
  }),
  file: call('GET /api/inventory.php?action=file', {
    summary: 'Export the matching cars as a CSV file',
    who: team('dealer_id', 'cars.files'),
    limit: 'export',
    input: z.object({ dealer_id: Id, ...Filters }),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
};
