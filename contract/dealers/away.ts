import { z } from 'zod';
import { Day } from '../kit/shapes.ts';

/** What a dealer says while nobody is there; it ends by itself when the day begins in the city. */
export const AwayNotice = z.object({ text: z.string(), back_on: Day }).meta({ title: 'AwayNotice' });
export type AwayNotice = z.output<typeof AwayNotice>;
