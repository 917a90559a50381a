import { z } from 'zod';
import { clockPattern } from './open-state.ts';

const enterTime = 'Please enter a time, such as 09:00';
const Clock = z.string().regex(clockPattern, enterTime);

/** For each day from Monday on; null when closed. What ends before it begins goes on past midnight. */
export const OpeningHours = z
  .array(z.strictObject({ from: Clock, to: Clock }).nullable())
  .length(7)
  .meta({ title: 'OpeningHours' });
