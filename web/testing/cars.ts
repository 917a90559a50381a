import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';

export const sultan: CarCard = {
  id: 7,
  year: 2020,
  make: 'Karin',
  model: 'Sultan RS',
  title: '2020 Karin Sultan RS',
  price: 39_900,
  original_price: 39_900,
  mileage: 44_200,
  body_class: 'Sports',
  colour: 'red',
  transmission: 'manual',
  fuel: 'petrol',
  open_to_trade: false,
  area: null,
  images: [],
  image_count: 0,
  seller_id: 11,
  seller_name: 'Johnny Pearson',
  dealer_id: null,
  company_name: null,
  logo_url: null,
  featured_status: 'none',
  status: 'active',
  published_at: '2026-11-14T10:00:00Z',
  deal: null,
};

export const zentorno: CarCard = {
  ...sultan,
  id: 8,
  year: 2022,
  make: 'Pegassi',
  model: 'Zentorno',
  title: '2022 Pegassi Zentorno',
  price: 184_000,
  original_price: 199_000,
  mileage: 4_200,
  body_class: 'Super',
  dealer_id: 3,
  company_name: 'Eclipse Motors',
  featured_status: 'active',
};

type CarList = Result<(typeof contract)['cars']['list']>;

export const carList = (cars: CarCard[], more: Partial<CarList> = {}): CarList => ({
  success: true,
  cars,
  featured_above: [],
  total: cars.length,
  total_is_capped: false,
  featured_total: cars.filter((car) => car.featured_status === 'active').length,
  page: 1,
  pages: 1,
  counts: null,
  searched_for: null,
  understood: [],
  ...more,
});

type Counts = NonNullable<CarList['counts']>;

/** Filter counts, all empty except these. */
export const filterCounts = (some: Partial<Counts>): Counts => ({
  make: {},
  models: {},
  bodyClass: {},
  year: {},
  priceBand: {},
  deal: {},
  maxMileage: {},
  sellerType: {},
  transmission: {},
  fuel: {},
  drive: {},
  colour: {},
  seats: {},
  area: {},
  region: {},
  condition: {},
  minEngine: {},
  minBrakes: {},
  minGearbox: {},
  minArmour: {},
  hasTurbo: {},
  openToTrade: {},
  acceptsOffers: {},
  priceLowered: {},
  listedToday: {},
  ...some,
});
