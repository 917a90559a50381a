import { z } from 'zod';
import { anyone } from '../access/who.ts';
import { staffMay } from '../access/staff-rights.ts';
import { amount, year } from '../cars/browse.ts';
import { maxArmour, maxUpgrade } from '../cars/car-facts.ts';
import { deals } from '../cars/filter-values.ts';
import { call } from '../kit/call.ts';
import { Reason } from '../kit/reason.ts';
import { done, Id, nothing, text } from '../kit/shapes.ts';
import { BasisSale, CarEstimate, Estimate, GuideModel, MarketModel, MarketOverview } from './guide-shapes.ts';

const Make = text(40, { min: 1 });
const Model = text(60, { min: 1 });
const level = (highest: number) => z.number().int().min(0).max(highest).nullable().optional();
const page = z.number().int().min(1).max(1000).default(1);
const one = z.object({ id: Id, reason: Reason });

/** The price guide: what cars sell for, and the market pages. */
export const guide = {
  estimate: call('GET /api/guide.php?car_id', {
    summary: 'Get what a car is worth, from verified sales, with the sales most like it and an explanation',
    who: anyone,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: CarEstimate,
    fails: ['car_not_found'],
    whenMissing: null,
  }),
  appraise: call('GET /api/guide.php?action=appraise', {
    summary: 'Get what a car with these facts would sell for, in how many days, and the rating of a price',
    who: anyone,
    limit: 'browse',
    input: z.object({
      make: Make,
      model: Model,
      year,
      mileage: amount.nullable().optional(),
      engine_upgrade: level(maxUpgrade),
      brake_upgrade: level(maxUpgrade),
      transmission_upgrade: level(maxUpgrade),
      armour: level(maxArmour),
      has_turbo: z.boolean().nullable().optional(),
      price: amount.optional(),
    }),
    output: z.object({
      success: z.literal(true),
      /** Null if there aren't enough sales yet. */
      estimate: Estimate.nullable(),
      /** Null without a price or an estimate. */
      deal: z.enum(deals).nullable(),
    }),
  }),
  overview: call('GET /api/market.php', {
    summary: 'Get what sells, what has dropped in price and how long cars take to sell, by model and class',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: MarketOverview,
  }),
  model: call('GET /api/market.php?model', {
    summary: 'Get a model’s prices over time, its sales, days to sell and current listings by rating',
    who: anyone,
    limit: 'browse',
    input: z.object({ make: Make, model: Model }),
    output: MarketModel,
    fails: ['model_not_on_market'],
    whenMissing: null,
  }),
  staffModels: call('GET /api/guide.php?action=models', {
    summary: 'List the models in the price guide with what their estimates rest on',
    who: staffMay('sales.read'),
    limit: 'browse',
    input: z.object({
      /** Searches make and model names. */
      search: text(60).optional(),
      page,
    }),
    output: z.object({
      success: z.literal(true),
      models: z.array(GuideModel),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  basis: call('GET /api/guide.php?action=basis', {
    summary: 'List a model’s sales with their share of its estimates, or why they don’t count',
    who: staffMay('sales.read'),
    limit: 'browse',
    input: z.object({
      model_id: Id,
      /** Only sales that count, don't count, or were excluded. */
      show: z.enum(['all', 'counted', 'not_counted', 'excluded']).default('all'),
      page,
    }),
    output: z.object({
      success: z.literal(true),
      /** Null if the model isn't in the guide yet. */
      model: GuideModel.nullable(),
      sales: z.array(BasisSale),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  exclude: call('PUT /api/guide.php?action=exclude', {
    summary: 'Exclude a sale from the price guide. We notify the seller with the reason, and they can appeal.',
    who: staffMay('sales.decide'),
    limit: 'ticket_staff',
    input: one,
    output: done,
    fails: ['sale_not_found', 'not_allowed', 'sale_excluded'],
  }),
  include: call('PUT /api/guide.php?action=include', {
    summary: 'Count an excluded sale in the price guide again',
    who: staffMay('sales.decide'),
    limit: 'ticket_staff',
    input: one,
    output: done,
    fails: ['sale_not_found', 'not_allowed', 'sale_not_excluded'],
  }),
};
