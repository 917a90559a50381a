import type { Database } from '../../database/database.ts';
import { listCars } from '../../features/browse/list-cars.ts';

const most = 100;

export async function featuredCars({ db }: { db: Database }): Promise<string> {
  const options = { wanted: { featured: true }, status: 'active', sort: undefined, page: 1, limit: most } as const;
  const { cars } = await listCars(db, { ...options, withCounts: false });
  return `{"success":true,"cars":${cars}}`;
}
