import type { cars } from '@forecourt/contract/cars/cars.ts';
import { lastPage } from '@forecourt/contract/cars/filter-values.ts';
import type { Database } from '../../database/database.ts';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import { searchWords } from '../../features/browse/search-language/search.rules.ts';
import { listStaffCars, readTallies } from '../../features/moderation/staff-cars.store.ts';
import { staffCarView, statsOf } from '../../features/moderation/staff-car-views.rules.ts';
import { countReportedCars } from '../../features/reports/reports.store.ts';
import { moderateCar } from '../../flows/moderation/moderate-car.ts';
import { moderateMany } from '../../flows/moderation/moderate-many.ts';
import type { Handlers } from '../../lib/handlers.ts';

type Moderation = Pick<
  Handlers<typeof cars>,
  'staffCars' | 'staffStats' | 'updateStatus' | 'previewStatuses' | 'updateStatuses'
>;

export const moderationCalls = (db: Database): Moderation => ({
  async staffCars({ page, limit, sort, ...filters }, { gameAccountId, staffRole }) {
    const words = searchWords(filters.search ?? '');
    const found = await listStaffCars(db, { filters, words, sort, page, limit }, gameAccountId);
    const { rows, total, isCapped } = found;
    const pages = Math.min(lastPage, Math.max(1, Math.ceil(total / limit)));
    return {
      success: true,
      cars: rows.map((row) => staffCarView(row, staffRole)),
      pagination: { page, limit, total, total_is_capped: isCapped, pages },
    };
  },

  async staffStats() {
    const [tallies, reported_cars] = await Promise.all([readTallies(db), countReportedCars(db)]);
    return { success: true, ...statsOf(tallies), reported_cars };
  },

  updateStatus: async ({ id, status, reason }, actor) => ({
    success: true,
    status: await moderateCar(db, actor, { carId: id, status, reason }, new Date()),
  }),

  previewStatuses: async ({ car_ids, status }, actor) =>
    answer(await moderateMany(db, actor, { carIds: car_ids, status, reason: null }, new Date())),

  updateStatuses: async ({ car_ids, status, reason }, actor) =>
    answer(await moderateMany(db, actor, { carIds: car_ids, status, reason }, new Date())),
});

const answer = (verdicts: Verdict[]) => ({
  success: true as const,
  verdicts,
  changes: verdicts.filter(({ refusal }) => refusal === null).length,
});
