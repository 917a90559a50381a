import type { Area } from './area.ts';
import { users } from './users.ts';

/** The staff's lists; a later one may be filled with what an earlier one made. */
export const areas: readonly Area[] = [users];
