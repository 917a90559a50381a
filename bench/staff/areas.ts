import type { Area } from './area.ts';
import { cars } from './cars.ts';
import { log } from './log.ts';
import { payments } from './payments.ts';
import { users } from './users.ts';

const all: readonly Area[] = [users, cars, payments, log];
const only = process.env.BENCH_AREA;

/** The staff lists. A later one may use data from an earlier one. */
export const areas = all.map((area) => (only && area.name !== only ? { ...area, asked: [] } : area));
