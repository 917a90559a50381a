import { z } from 'zod';
import { clockPattern } from './open-state.ts';

const enterTime = 'Please enter a time, such as 09:00';
const Clock = z.string().regex(clockPattern, enterTime);

/** One entry per day, starting on Monday. Null means closed. Hours that end before they begin run past midnight. */
export const OpeningHours = z
  .array(z.strictObject({ from: Clock, to: Clock }).nullable())
  .length(7)
  .meta({ title: 'OpeningHours' });
