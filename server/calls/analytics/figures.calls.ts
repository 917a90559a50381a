import type { figures } from '@forecourt/contract/analytics/figures.ts';
import { carsOf, daysOf } from '../../features/analytics/analytics.store.ts';
import { carsFile, pointsFile } from '../../features/analytics/figures-file.ts';
import { firstDay, pointsOf } from '../../features/analytics/figures.rules.ts';
import { analyticsOf } from '../../flows/analytics/analytics.ts';
import { dashboardOf, portalHeader } from '../../flows/analytics/dashboard.ts';
import type { BuyingDeps } from '../../flows/payments/buy.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';
import { dayOf } from '../../lib/site-time.ts';

/** More than any dealer has ever listed. */
const maxInFile = 10_000;

export function figuresCalls(parts: BuyingDeps): Handlers<typeof figures> {
  const { db, siteTimezone: timeZone } = parts;
  return {
    header: async ({ dealer_id }) => ({ success: true, ...(await portalHeader(parts, dealer_id, new Date())) }),

    async dashboard(_, actor) {
      const { team, ...reach } = reachOf(actor);
      return {
        success: true,
        ...(await dashboardOf(parts, { ...reach, team: team ?? fail('not_allowed') }, new Date())),
      };
    },

    async analytics({ dealer_id, period }) {
      return { success: true, ...(await analyticsOf(db, { dealerId: dealer_id, period, timeZone }, new Date())) };
    },

    async file({ dealer_id, period, by }) {
      const today = dayOf(new Date(), timeZone);
      const filename = `figures-by-${by}-${today}.csv`;
      if (by === 'day') {
        const points = pointsOf(await daysOf(db, dealer_id, timeZone), period, today);
        return { success: true, filename, csv: pointsFile(points, period === 'all' ? 'Month' : 'Day') };
      }
      const { cars } = await carsOf(db, dealer_id, { from: firstDay(period, today), timeZone }, maxInFile);
      return { success: true, filename, csv: carsFile(cars) };
    },
  };
}
