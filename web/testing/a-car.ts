import type { Car, CarCard, OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { FavouriteCar } from '@forecourt/contract/favourites/favourites.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

export const photosOf = (count: number): Photo[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    src: `/photos/${at + 1}`,
    width: 1920,
    height: 1280,
    blur: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  }));

/** A car of Eclipse Motors as shown to everyone. */
export const zentorno: Car = {
  id: 7,
  year: 2022,
  make: 'Pegassi',
  model: 'Zentorno',
  title: '2022 Pegassi Zentorno',
  price: 184_000,
  original_price: 196_000,
  mileage: 4_200,
  body_class: 'Super',
  colour: 'orange',
  transmission: 'automatic',
  fuel: 'petrol',
  open_to_trade: true,
  accepts_offers: true,
  held_until: null,
  area: 'Sandy Shores',
  images: photosOf(3),
  image_count: 3,
  seller_id: 12,
  seller_name: 'Maria Lopez',
  dealer_id: 3,
  company_name: 'Eclipse Motors',
  logo_url: null,
  featured_status: 'none',
  status: 'active',
  published_at: '2026-11-01T10:00:00Z',
  deal: null,
  description: 'First line\nSecond line <b>not bold</b>',
  region: 'Blaine County – Desert',
  seats: 2,
  drive: 'rear',
  engine_upgrade: 4,
  brake_upgrade: 0,
  transmission_upgrade: null,
  armour: 2,
  has_turbo: true,
  plate: '8KRT201',
  features: ['Custom paint', 'Chrome trim', 'Custom rims', 'Spoiler', 'Sunroof', 'Alarm', 'Navigation', 'Dashcam'],
  condition_note: null,
  price_history: [
    { price: 196_000, since: '2026-11-01T10:00:00Z' },
    { price: 184_000, since: '2026-11-08T10:00:00Z' },
  ],
  seller: {
    id: 12,
    name: 'Maria Lopez',
    avatar_url: null,
    company_name: 'Eclipse Motors',
    away: null,
    member_since: '2026-01-01T10:00:00Z',
    active_cars: 14,
    rating: 4.5,
    total_reviews: 12,
    awards: [],
  },
  sold_at: null,
  own: null,
};

/** The same car as shown to the seller's side. */
export const ownZentorno: Car = {
  ...zentorno,
  own: {
    views: 1_204,
    inquiries: 1,
    favourites: 9,
    created_at: '2026-11-01T09:00:00Z',
    updated_at: '2026-11-08T10:00:00Z',
    expires_at: '2026-12-01T10:00:00Z',
    transitions: ['reserve', 'mark_sold', 'renew', 'delete'],
    may_edit: true,
    status_reason: null,
    removed_by: null,
    callers_get: '5550188',
  },
};

export const cardOf = ({ id, images, ...car }: Car, as: Partial<CarCard> = {}): CarCard => ({
  ...car,
  id,
  images: images.slice(0, 1),
  ...as,
});

export const favouriteOf = (car: CarCard, as: Partial<FavouriteCar> = {}): FavouriteCar => ({
  ...car,
  saved_at: '2026-11-10T10:00:00Z',
  saved_price: car.price,
  note: null,
  target_price: null,
  is_target_reached: false,
  ...as,
});

/** Response of a transition: the listing afterwards. */
export const listingOf = (car: Car, as: Partial<OwnListing>): OwnListing => {
  if (!car.own) throw new Error('Only your own car is a listing');
  return { ...car, ...car.own, moves_to: null, ...as };
};
