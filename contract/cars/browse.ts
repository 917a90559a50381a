import { z } from 'zod';
import { bodyClasses } from '../catalogue/body-classes.ts';
import { Id, text } from '../kit/shapes.ts';
import { priceBands, sellerTypes, type PriceBand } from './filter-values.ts';

const priceBandKeys = priceBands.map(({ key }) => key) as [PriceBand, ...PriceBand[]];
export const amount = z
  .number('Please enter a whole number')
  .int('Please enter a whole number')
  .min(0)
  .max(1_000_000_000);
export const year = z.number('Please enter a year').int('Please enter a year').min(1900).max(2100);

/** What a buyer may narrow by. All of it stands in the address of the page too, under the same names. */
export const CarFilters = z.object({
  search: text(100).optional(),
  make: text(40).optional(),
  model: text(60).optional(),
  year: year.optional(),
  minYear: year.optional(),
  maxYear: year.optional(),
  priceBand: z.enum(priceBandKeys).optional(),
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
  maxMileage: amount.optional(),
  bodyClass: z.enum(bodyClasses).optional(),
  sellerType: z.enum(sellerTypes).optional(),
  sellerId: Id.optional(),
  dealerId: Id.optional(),
});
export type CarFilters = z.output<typeof CarFilters>;

const tally = z.record(z.string(), z.number().int());

/** How many cars each choice would show, were it made with the other filters as they are. */
export const FilterCounts = z
  .object({
    make: tally,
    bodyClass: tally,
    year: tally,
    priceBand: tally,
    maxMileage: tally,
    sellerType: tally,
  })
  .meta({ title: 'FilterCounts' });
export type FilterCounts = z.output<typeof FilterCounts>;
