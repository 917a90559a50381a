import { z } from 'zod';
import { bodyClasses } from '../cars/body-classes.ts';
import { amount, withRangesInOrder, year } from '../cars/browse.ts';
import { colours, drives, fuels, transmissions } from '../cars/car-facts.ts';
import { CarCard } from '../cars/car-shapes.ts';
import { Id, Moment, text } from '../kit/shapes.ts';
import { SavedFilters } from '../searches/searches.ts';
import { maxWantedText, maxWantedTitle } from './wanted-values.ts';
import { ownerTransitions, wantedStatuses } from './wanted.flow.ts';

/** The requirements for a car. Its highest price is the ad's budget. */
export const WantedFilters = SavedFilters.omit({ sort: true, maxPrice: true, priceBand: true });
export type WantedFilters = z.output<typeof WantedFilters>;

/** These only say how to read the words. */
const isReading = (name: string) => name === 'asTyped' || name === 'literally';

/** At least one filter, because an ad for any car would notify every seller. */
const SelectedFilters = withRangesInOrder(WantedFilters.strict()).superRefine((filters, context) => {
  if (!Object.entries(filters).some(([name, value]) => value !== undefined && !isReading(name)))
    context.addIssue({ code: 'custom', message: 'Please select at least one filter' });
});

export const WantedFields = {
  title: text(maxWantedTitle, { min: 3, tooShort: 'Please say in a few words what you’re looking for' }),
  filters: SelectedFilters,
  /** The most they would pay. A car matches up to this price. */
  budget: amount.min(1, 'Please enter a price of at least $1'),
  /** Can be empty. */
  text: text(maxWantedText).default(''),
};

export const WantedAd = z
  .object({
    id: Id,
    title: z.string(),
    filters: WantedFilters,
    budget: z.number().int(),
    text: z.string(),
    status: z.enum(wantedStatuses),
    published_at: Moment,
    expires_at: Moment,
    owner: z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable(), member_since: Moment }),
    /** Why staff flagged or removed it. Only for the owner and staff. */
    reason: z.string().nullable(),
    /** Cars it was replied to with. Only for the owner. */
    replies: z.number().int().nullable(),
    /** Actions open to the reader now. */
    may: z.object({
      /** The owner's. */
      change: z.array(z.enum(ownerTransitions)),
      edit: z.boolean(),
      reply: z.boolean(),
      report: z.boolean(),
    }),
  })
  .meta({ title: 'WantedAd' });
export type WantedAd = z.output<typeof WantedAd>;

/** A car of the reader that matches an ad. */
export const MatchingCar = z
  .object({
    car: CarCard,
    /** The conversation of a reply with this car. Null if there was none. */
    conversation_id: Id.nullable(),
  })
  .meta({ title: 'MatchingCar' });
export type MatchingCar = z.output<typeof MatchingCar>;

/** The facts that the listing form has so far. */
export const CarInMind = z.object({
  make: text(40, { min: 1 }),
  model: text(60).optional(),
  year: year.optional(),
  price: amount.optional(),
  mileage: amount.optional(),
  body_class: z.enum(bodyClasses).optional(),
  colour: z.enum(colours).optional(),
  transmission: z.enum(transmissions).optional(),
  fuel: z.enum(fuels).optional(),
  drive: z.enum(drives).optional(),
  area: text(60).optional(),
});
export type CarInMind = z.output<typeof CarInMind>;
