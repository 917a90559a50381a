import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import { staffCarStatuses, type StaffCarStatus } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { maySet } from './moderation.rules.ts';
import type { StaffCarRow, Tally } from './staff-cars.store.ts';

type Shown = Omit<StaffCar, 'created_at' | 'decided_at'> & { created_at: Date; decided_at: Date | null };

export const staffCarView = (row: StaffCarRow, role: StaffRole | null): Shown => {
  const { has_own_report: _, status_before: __, expires_at: ___, ...car } = row;
  return { ...car, may: maySet(row, role) };
};

/** Dashboard tiles from the stored counts. */
export function statsOf(tallies: readonly Tally[]) {
  const sum = (isIn: (tally: Tally) => boolean) => tallies.filter(isIn).reduce((total, { cars }) => total + cars, 0);
  const byStatus = staffCarStatuses.map((status) => [status, sum((tally) => tally.status === status)] as const);
  return {
    total_cars: sum(() => true),
    by_status: Object.fromEntries(byStatus) as Record<StaffCarStatus, number>,
    featured_cars: sum(({ is_featured, status }) => is_featured && status === 'active'),
    dealer_cars: sum(({ is_dealer }) => is_dealer),
    private_cars: sum(({ is_dealer }) => !is_dealer),
  };
}
