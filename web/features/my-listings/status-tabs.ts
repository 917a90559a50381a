import { carStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { statusNames } from '../../lib/car-words.ts';

type Counts = Partial<Record<CarStatus, number>>;

export interface StatusTab {
  id: CarStatus | 'all';
  title: string;
  count: number;
}

/** All except deleted listings, then each status with listings. The selected tab stays even when it is empty. */
export function statusTabs(counts: Counts, chosen: CarStatus | undefined): StatusTab[] {
  const some = order.filter((status) => (counts[status] ?? 0) > 0 || status === chosen);
  const all = carStatuses.reduce((sum, status) => sum + (status === 'removed' ? 0 : (counts[status] ?? 0)), 0);
  return [
    { id: 'all', title: 'All', count: all },
    ...some.map((status) => ({
      id: status,
      title: tabNames[status] ?? statusNames[status],
      count: counts[status] ?? 0,
    })),
  ];
}

const order: readonly CarStatus[] = ['active', 'reserved', 'expired', 'draft', 'pending', 'flagged', 'sold', 'removed'];
const tabNames: Partial<Record<CarStatus, string>> = { draft: 'Drafts', removed: 'Deleted or removed' };
