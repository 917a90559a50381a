import { z } from 'zod';
import { bodyClasses } from './body-classes.ts';
import { Id, text } from '../kit/shapes.ts';
import { colours, drives, fuels, maxArmour, maxUpgrade, seatNumbers, transmissions } from './car-facts.ts';
import {
  conditions,
  deals,
  isReversed,
  maxPerRequest,
  priceBands,
  reversedRange,
  sellerTypes,
  sorts,
  type PriceBand,
} from './filter-values.ts';

const priceBandKeys = priceBands.map(({ key }) => key) as [PriceBand, ...PriceBand[]];
export const amount = z
  .number('Please enter a whole number')
  .int('Please enter a whole number')
  .min(0)
  .max(1_000_000_000);
export const year = z.number('Please enter a year').int('Please enter a year').min(1900).max(2100);

/** One value, or several. A car matches if it has any of them. */
const several = <S extends z.ZodType<string, string>>(shape: S) =>
  z.union([shape, z.array(shape).max(maxPerRequest, `Please select at most ${maxPerRequest}`)]);
const level = (highest: number) => z.number().int().min(1).max(highest);

/**
 * The buyer's filters. The page's address uses the same names. A repeated name means several values, and a name with
 * "not" excludes values (`make=Karin&make=Dinka&notColour=pink`).
 */
export const CarFilters = z.object({
  search: text(100).optional(),
  make: several(text(40)).optional(),
  notMake: several(text(40)).optional(),
  /** Part of a model’s name. */
  model: text(60).optional(),
  /** Models by full name. */
  models: several(text(60)).optional(),
  notModels: several(text(60)).optional(),
  year: year.optional(),
  minYear: year.optional(),
  maxYear: year.optional(),
  priceBand: z.enum(priceBandKeys).optional(),
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
  maxMileage: amount.optional(),
  bodyClass: several(z.enum(bodyClasses)).optional(),
  notBodyClass: several(z.enum(bodyClasses)).optional(),
  sellerType: z.enum(sellerTypes).optional(),
  /** A car matches if it is in any of these areas or regions. */
  area: several(text(60)).optional(),
  notArea: several(text(60)).optional(),
  region: several(text(60)).optional(),
  notRegion: several(text(60)).optional(),
  sellerId: Id.optional(),
  dealerId: Id.optional(),
  transmission: several(z.enum(transmissions)).optional(),
  notTransmission: several(z.enum(transmissions)).optional(),
  fuel: several(z.enum(fuels)).optional(),
  notFuel: several(z.enum(fuels)).optional(),
  drive: several(z.enum(drives)).optional(),
  notDrive: several(z.enum(drives)).optional(),
  /** Ratings of the price by the price guide. */
  deal: several(z.enum(deals)).optional(),
  notDeal: several(z.enum(deals)).optional(),
  seats: several(z.enum(seatNumbers)).optional(),
  notSeats: several(z.enum(seatNumbers)).optional(),
  colour: several(z.enum(colours)).optional(),
  notColour: several(z.enum(colours)).optional(),
  /** A car must have all of these. */
  condition: several(z.enum(conditions)).optional(),
  minEngine: level(maxUpgrade).optional(),
  minBrakes: level(maxUpgrade).optional(),
  minGearbox: level(maxUpgrade).optional(),
  minArmour: level(maxArmour).optional(),
  hasTurbo: z.literal(true).optional(),
  openToTrade: z.literal(true).optional(),
  acceptsOffers: z.literal(true).optional(),
  priceLowered: z.literal(true).optional(),
  listedToday: z.literal(true).optional(),
});
export type CarFilters = z.output<typeof CarFilters>;

/** How to interpret the search words. */
export const Reading = {
  /** Searches for the exact words, without typo correction or interpretation. */
  asTyped: z.boolean().optional(),
  /** Search words to match literally. */
  literally: z.union([text(60), z.array(text(60)).max(8)]).optional(),
};

/** Filters of a call that refuses reversed ranges instead of finding nothing. Pages swap the ends in their address. */
export const withRangesInOrder = <S extends z.ZodObject>(filters: S): S =>
  filters.superRefine((given, context) => {
    const { minPrice, maxPrice, minYear, maxYear } = given as CarFilters;
    const refuse = (path: keyof CarFilters, of: 'price' | 'year') =>
      context.addIssue({ code: 'custom', path: [path], message: reversedRange(of) });
    if (isReversed(minPrice, maxPrice)) refuse('minPrice', 'price');
    if (isReversed(minYear, maxYear)) refuse('minYear', 'year');
  });

const tally = z.record(z.string(), z.number().int());

/** How many cars each option would show, with the other filters unchanged. */
export const FilterCounts = z
  .object({
    make: tally,
    /** Of the selected makes. */
    models: tally,
    bodyClass: tally,
    year: tally,
    priceBand: tally,
    deal: tally,
    maxMileage: tally,
    sellerType: tally,
    transmission: tally,
    fuel: tally,
    drive: tally,
    colour: tally,
    seats: tally,
    area: tally,
    region: tally,
    condition: tally,
    minEngine: tally,
    minBrakes: tally,
    minGearbox: tally,
    minArmour: tally,
    hasTurbo: tally,
    openToTrade: tally,
    acceptsOffers: tally,
    priceLowered: tally,
    listedToday: tally,
  })
  .meta({ title: 'FilterCounts' });
export type FilterCounts = z.output<typeof FilterCounts>;

/** How a search word was interpreted. It is searched for literally if `literally` names it. */
export const Understood = z
  .object({
    /** The words as typed. */
    words: z.string(),
    /** The interpretation in the filters' words: "SUVs", "Under $60,000". */
    means: z.string(),
    /** The order of the list it asks for, if no other one is selected. */
    sort: z.enum(sorts).optional(),
  })
  .meta({ title: 'Understood' });
export type Understood = z.output<typeof Understood>;
