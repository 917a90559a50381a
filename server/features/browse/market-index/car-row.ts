/** A car on the market with all it is filtered, counted and sorted by. */
export interface CarRow {
  id: number;
  make: string;
  model: string;
  model_id: number | null;
  /** The model's name in lower case, if it isn't in the catalogue. */
  typed_model: string | null;
  body_class: string;
  year: number;
  seller_id: number;
  dealer_id: number | null;
  price: number;
  original_price: number;
  mileage: number | null;
  transmission: string | null;
  fuel: string | null;
  drive: string | null;
  colour: string | null;
  seats: number | null;
  area: string | null;
  region: string | null;
  /** The rating of the price, and the price as a share of the median. Null if it isn't rated. */
  deal: string | null;
  price_ratio: number | null;
  /** Separated by line breaks. */
  features: string;
  engine_upgrade: number | null;
  brake_upgrade: number | null;
  transmission_upgrade: number | null;
  armour: number | null;
  has_turbo: boolean | null;
  open_to_trade: boolean;
  accepts_offers: boolean;
  is_featured: boolean;
  views: number;
  /** In microseconds. */
  published: number;
}

/** The rating of a car, which changes when the price guide does. */
export type Rating = Pick<CarRow, 'id' | 'deal' | 'price_ratio'>;
