import { z } from 'zod';
import { bodyClasses } from '../cars/body-classes.ts';
import { deals } from '../cars/filter-values.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { closestShown, confidences, marketPoints, reasonsNotCounted } from './guide-values.ts';

const Dollars = z.number().int();
const Count = z.number().int();
/** For example 2026-11. */
const Month = z.string();

/** The estimated selling price of a car, from this site's verified sales. */
export const Estimate = z
  .object({
    median: Dollars,
    /** Half of the sales are from `low` to `high`. */
    low: Dollars,
    high: Dollars,
    /** A lower price isn't rated. */
    lowest: Dollars,
    confidence: z.enum(confidences),
    /** The verified sales of this model count as much as this many made now. One decimal. */
    effective_sales: z.number(),
    /** The verified sales of this model that count. */
    sales: Count,
    /** Median days from listing to sale. Null if unknown. */
    days_to_sell: z.number().int().nullable(),
    /** Two answers with the same version are based on the same sales. */
    version: Count,
  })
  .meta({ title: 'Estimate' });
export type Estimate = z.output<typeof Estimate>;

/** A sale without names. */
export const ClosestSale = z.object({
  car_name: z.string(),
  mileage: z.number().int().nullable(),
  month: Month,
  amount: Dollars,
});
export type ClosestSale = z.output<typeof ClosestSale>;

export const CarEstimate = z.object({
  success: z.literal(true),
  /** Null if there aren't enough sales yet. */
  estimate: Estimate.nullable(),
  /** The rating of the asking price. Null if there is none. */
  deal: z.enum(deals).nullable(),
  /** The sales of the model that are most like this car, most similar first. */
  closest: z.array(ClosestSale).max(closestShown),
  /** Three sentences with the same numbers. Empty without an estimate. */
  explanation: z.array(z.string()).max(3),
});
export type CarEstimate = z.output<typeof CarEstimate>;

/** A model's figures, or those of a class, over the last 90 days. */
const Figures = {
  sold: Count,
  /** In the 90 days before. */
  sold_before: Count,
  /** Cars for sale now. */
  listed: Count,
  median_amount: Dollars.nullable(),
  /** The change of prices in percent, for the same model, age and mileage. One decimal. Null if unknown. */
  change: z.number().nullable(),
  days_to_sell: z.number().int().nullable(),
};

export const ModelLine = z
  .object({ make: z.string(), model: z.string(), body_class: z.enum(bodyClasses), ...Figures })
  .meta({ title: 'ModelLine' });
export type ModelLine = z.output<typeof ModelLine>;

export const ClassLine = z.object({ body_class: z.enum(bodyClasses), ...Figures }).meta({ title: 'ClassLine' });
export type ClassLine = z.output<typeof ClassLine>;

export const MarketMonth = z
  .object({
    month: Month,
    sold: Count,
    /** Null in a month with fewer than three sales. */
    median: Dollars.nullable(),
    low: Dollars.nullable(),
    high: Dollars.nullable(),
  })
  .meta({ title: 'MarketMonth' });
export type MarketMonth = z.output<typeof MarketMonth>;

export const IndexMonth = z
  .object({
    month: Month,
    sold: Count,
    /** Prices of the same models, age and mileage, in percent of the first known month. One decimal. Null if unknown. */
    index: z.number().nullable(),
  })
  .meta({ title: 'IndexMonth' });
export type IndexMonth = z.output<typeof IndexMonth>;

export const MarketOverview = z.object({
  success: z.literal(true),
  /** When the figures were computed. Null before the first time. */
  as_of: Moment.nullable(),
  total: z.object(Figures),
  best_selling: z.array(ModelLine),
  /** The largest drops first. */
  dropped: z.array(ModelLine),
  risen: z.array(ModelLine),
  fastest: z.array(ModelLine),
  classes: z.array(ClassLine),
  /** Oldest first. */
  index: z.array(IndexMonth),
});
export type MarketOverview = z.output<typeof MarketOverview>;

export const MarketModel = z.object({
  success: z.literal(true),
  model_id: Id,
  ...ModelLine.shape,
  /** Of a car of median year and mileage among the sold ones, without upgrades. */
  typical: z.object({ year: z.number().int(), mileage: z.number().int(), estimate: Estimate }).nullable(),
  /** Oldest first. */
  months: z.array(MarketMonth),
  points: z.array(ClosestSale.extend({ year: z.number().int() })).max(marketPoints),
  /** Current listings by rating. */
  listings: z.object({ great: Count, good: Count, fair: Count, high: Count, none: Count }),
});
export type MarketModel = z.output<typeof MarketModel>;

/** A sale as staff see it in the basis of an estimate. */
export const BasisSale = z
  .object({
    id: Id,
    car_id: Id,
    car_name: z.string(),
    mileage: z.number().int().nullable(),
    amount: Dollars.nullable(),
    sold_at: Moment,
    seller_id: Id,
    seller_name: z.string(),
    dealer_name: z.string().nullable(),
    buyer_id: Id.nullable(),
    buyer_name: z.string().nullable(),
    /** Its share of the estimate, from 0 to 1. */
    share: z.number(),
    /** How many deviations the amount is from what the guide expects. Null if it doesn't count for another reason. */
    deviations: z.number().nullable(),
    why_not: z.enum(reasonsNotCounted).nullable(),
    /** Set if staff excluded it. */
    excluded: z.object({ reason: z.string(), by_name: z.string().nullable(), at: Moment }).nullable(),
    /** Whether the reader can exclude it, or count it again. */
    may_change: z.boolean(),
  })
  .meta({ title: 'BasisSale' });
export type BasisSale = z.output<typeof BasisSale>;

export const GuideModel = z
  .object({
    model_id: Id,
    make: z.string(),
    model: z.string(),
    body_class: z.enum(bodyClasses),
    effective_sales: z.number(),
    sales: Count,
    excluded: Count,
    /** Null if there aren't enough sales yet. */
    confidence: z.enum(confidences).nullable(),
    version: Count,
    fitted_at: Moment,
  })
  .meta({ title: 'GuideModel' });
export type GuideModel = z.output<typeof GuideModel>;
