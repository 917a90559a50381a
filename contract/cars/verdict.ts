import { z } from 'zod';
import { Id } from '../kit/shapes.ts';

/** What would happen to one car of many, or what did. */
export const Verdict = z
  .object({
    car_id: Id,
    name: z.string(),
    /** What changes, in words: “$42,000 → $39,900”. Null where nothing does. */
    change: z.string().nullable(),
    /** Why it cannot be, in a sentence. */
    refusal: z.string().nullable(),
  })
  .meta({ title: 'BulkVerdict' });
export type Verdict = z.output<typeof Verdict>;

export const Verdicts = z.object({
  success: z.literal(true),
  verdicts: z.array(Verdict),
  /** How many change. */
  changes: z.number().int(),
});
