/** Requests every visitor makes. */
export interface HotKind {
  title: string;
  addresses: string[];
}

const list = (fields: Record<string, string>) =>
  `/api/cars.php?${new URLSearchParams({ sort: 'newest', page: '1', ...fields }).toString()}`;
const carIds = Array.from({ length: 50 }, (_, n) => 1 + ((n * 7919) % 1_000));

export const hotKinds: HotKind[] = [
  { title: 'home as rendered HTML', addresses: ['/'] },
  {
    title: 'calls of the home page',
    addresses: [
      list({ counts: 'true' }),
      '/api/cars.php?limit=11&sort=newest&featured=false',
      '/api/cars.php?action=makes',
    ],
  },
  { title: 'first page', addresses: [list({})] },
  {
    title: 'first page, one filter',
    addresses: [
      ...['Karin', 'Bravado', 'Vapid', 'Dinka'].map((make) => list({ make })),
      ...['Sports', 'SUVs', 'Vans'].map((bodyClass) => list({ bodyClass })),
    ],
  },
  { title: 'first page with counts', addresses: [list({ counts: 'true' })] },
  { title: 'one car as JSON', addresses: carIds.map((id) => `/api/cars.php?id=${id}`) },
  { title: 'one car as rendered HTML', addresses: carIds.map((id) => `/car/${id}`) },
];
