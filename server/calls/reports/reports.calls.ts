import type { reports } from '@forecourt/contract/reports/reports.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { isOwnCar } from '../../lib/own-car.ts';
import { findReportedCar } from '../../features/reports/reports.store.ts';
import { decide } from '../../flows/reports/decide-reports.ts';
import { reportQueue } from '../../flows/reports/report-queue.ts';
import { reportCar } from '../../flows/reports/report.ts';

export const reportsCalls = (db: Database): Handlers<typeof reports> => ({
  async reportCar({ car_id, reason, details }, actor) {
    const car = (await findReportedCar(db, car_id)) ?? fail('car_not_found');
    if (isOwnCar(car, actor)) fail('own_car');
    await reportCar(db, { carId: car_id, reporterId: actor.id, reason, details: details || null });
    return { success: true };
  },
  queue: async (asked, actor) => ({ success: true, ...(await reportQueue(db, actor, asked)) }),
  decide: async ({ car_id, decision, report_ids, reason }, actor) => ({
    success: true,
    decided: await decide(db, actor, { carId: car_id, decision, reportIds: report_ids, reason }, new Date()),
  }),
});
