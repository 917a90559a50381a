import { z } from 'zod';
import { Day } from '../kit/shapes.ts';

/** A dealer's away notice. It ends automatically when that day begins in the site's time zone. */
export const AwayNotice = z.object({ text: z.string(), back_on: Day }).meta({ title: 'AwayNotice' });
export type AwayNotice = z.output<typeof AwayNotice>;
