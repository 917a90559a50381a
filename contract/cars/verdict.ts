import { z } from 'zod';
import { Id } from '../kit/shapes.ts';
import { deals } from './filter-values.ts';

/** The preview or result for one car of many. */
export const Verdict = z
  .object({
    car_id: Id,
    name: z.string(),
    /** The change in words: “$42,000 → $39,900”. Null if nothing changes. */
    change: z.string().nullable(),
    /** The rating of a new price by the price guide, if it has one. */
    deal: z.enum(deals).optional(),
    /** One sentence that says why it isn't possible. */
    refusal: z.string().nullable(),
  })
  .meta({ title: 'BulkVerdict' });
export type Verdict = z.output<typeof Verdict>;

export const Verdicts = z.object({
  success: z.literal(true),
  verdicts: z.array(Verdict),
  /** Number of cars that change. */
  changes: z.number().int(),
});
