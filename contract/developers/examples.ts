/** A request without a login, and what it returns. A test makes each of them (server/http/machines/developers.test.ts). */
export interface RequestExample {
  title: string;
  /** With the placeholders {car} and {dealer} for ids. */
  path: string;
  status: number;
  /** Part of the response. Lists are shown with their first entry. */
  response: object;
}

const card = {
  id: 42,
  year: 2021,
  make: 'Karin',
  model: 'Sultan',
  price: 42_000,
  mileage: 18_500,
  status: 'active',
} as const;

export const requestExamples: readonly RequestExample[] = [
  {
    title: 'Search the market',
    path: '/api/cars.php?make=Karin&maxPrice=50000&sort=price_low&limit=10',
    status: 200,
    response: { success: true, cars: [card], total: 1 },
  },
  {
    title: 'Get one car',
    path: '/api/cars.php?id={car}',
    status: 200,
    response: { ...card, description: 'Runs well, never raced.' },
  },
  {
    title: 'Get a dealer',
    path: '/api/dealers.php?id={dealer}',
    status: 200,
    response: { success: true, dealer: { company_name: 'Eclipse Motors', active_cars: 1, is_trading: true } },
  },
  {
    title: 'A wrong parameter',
    path: '/api/cars.php?maxPrice=cheap',
    status: 400,
    response: { success: false, code: 'bad_input', error: 'Please check the highlighted fields' },
  },
  {
    title: 'A car that doesn’t exist',
    path: '/api/cars.php?id=999999999',
    status: 404,
    response: { success: false, code: 'car_not_found', error: 'Car not found' },
  },
];

/** The message about a saved search as a webhook receives it, in the format for programs. */
export const webhookExample = {
  type: 'notice',
  timestamp: '2026-11-19T18:04:05.123Z',
  data: {
    kind: 'search_matched',
    notice: '“Rally car” matches your search “Karins”.',
    notice_url: 'https://cars.example/car/42',
    text: '“Rally car” matches your search “Karins”.',
  },
};
