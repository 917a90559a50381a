import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { Answers } from './fake-server.ts';

/** An empty draft. */
export const emptyDraft: EditableListing = {
  id: 7,
  status: 'draft',
  make: null,
  model: null,
  year: null,
  title: null,
  price: null,
  original_price: null,
  mileage: null,
  images: [],
  dealer_id: null,
  seller_name: 'Johnny Pearson',
  published_at: null,
  featured_status: 'none',
  moves_to: null,
  views: 0,
  inquiries: 0,
  favourites: 0,
  created_at: '2026-11-15T10:00:00Z',
  updated_at: '2026-11-15T10:00:00Z',
  expires_at: null,
  transitions: ['submit', 'delete'],
  may_edit: true,
  status_reason: null,
  removed_by: null,
  callers_get: '5550188',
  description: null,
  body_class: null,
  colour: null,
  transmission: null,
  fuel: null,
  area: null,
  region: null,
  seats: null,
  drive: null,
  engine_upgrade: null,
  brake_upgrade: null,
  transmission_upgrade: null,
  armour: null,
  has_turbo: null,
  plate: null,
  features: [],
  condition_note: null,
  open_to_trade: false,
  accepts_offers: true,
  minimum_offer: null,
  contact_phone: null,
  missing: {},
};

export const fullDraft: EditableListing = {
  ...emptyDraft,
  make: 'Karin',
  model: 'Sultan',
  body_class: 'Sports',
  year: 2021,
  price: 39_900,
  mileage: 44_200,
  description: 'Well kept.',
};

export const liveListing: EditableListing = {
  ...fullDraft,
  id: 8,
  status: 'active',
  original_price: 39_900,
  published_at: '2026-11-10T10:00:00Z',
  expires_at: '2099-12-10T10:00:00Z',
  transitions: ['reserve', 'mark_sold', 'delete'],
};

export const catalogue = {
  'catalogue.makes': {
    success: true,
    makes: [
      { id: 1, display_name: 'Karin', active_cars: 4 },
      { id: 2, display_name: 'Pegassi', active_cars: 0 },
    ],
  },
  'catalogue.models': {
    success: true,
    models: [
      { id: 11, display_name: 'Futo', body_class: 'Coupes', seats: 2 },
      { id: 12, display_name: 'Sultan', body_class: 'Sports', seats: 4 },
    ],
  },
  'areas.list': {
    success: true,
    regions: [
      {
        id: 1,
        name: 'Blaine County – Desert',
        areas: [
          { id: 1, name: 'Harmony' },
          { id: 2, name: 'Sandy Shores' },
        ],
      },
    ],
  },
} satisfies Answers;

export const noListings = {
  'cars.mine': { success: true, listings: [], page: 1, pages: 0, by_status: {}, slots: { used: 0, of: 5 } },
} satisfies Answers;
