import { z } from 'zod';
import { personStandings } from '../access/standing.ts';
import { Moment } from '../kit/shapes.ts';

/** The standing shown on the page, sent along with a decision that may make it milder. */
export const SeenStanding = z
  .strictObject({
    standing: z.enum(personStandings),
    /** When a suspension ends; null otherwise. */
    until: Moment.nullable(),
  })
  .meta({ title: 'SeenStanding' });
export type SeenStanding = z.output<typeof SeenStanding>;
