import { originalPrice } from '@forecourt/server/features/listings/price.rules.ts';
import type { DealerName } from '../people.ts';
import { pictureSize } from '../pictures/car-pictures.ts';
import { areaOf } from './areas.ts';
import type { DemoCar } from './demo-cars.ts';

/** Database ids of the people and things that cars refer to. */
export interface Ids {
  car: (number: number) => number;
  user: (character: number) => number;
  dealer: (name: DealerName) => number;
  model: (make: string, model: string) => { makeId: number; modelId: number };
  area: (name: string) => { area_id: number; area: string; region: string };
}

const dealerPhones: Record<DealerName, string> = {
  'Eclipse Motors': '5550140',
  'Vinewood Premium': '5550177',
  'Rockford Autos': '5550112',
  'Sandy Shores Trucks': '5550163',
};

const staffReasons: Partial<Record<DemoCar['status'], string>> = {
  flagged: 'Two people say the facts aren’t right. We’re looking into it.',
  removed: 'The pictures show someone else’s car.',
};

/** A row of `cars`. Some drafts lack fields their seller hasn't filled in yet. */
export function carRow(car: DemoCar, ids: Ids) {
  const { number, status, dealer, model, facts, words, history, featuredUntil } = car;
  const isUnfinished = status === 'draft' && number % 2 === 0;
  const { upgrades } = facts;
  const saysUpgrades = number % 5 !== 0 || upgrades.engine > 0;
  const { makeId, modelId } = ids.model(model.make, model.model);
  const area = areaOf(car);
  return {
    id: ids.car(number),
    seller_id: ids.user(car.seller),
    dealer_id: dealer && ids.dealer(dealer),
    status,
    make_id: makeId,
    model_id: modelId,
    make: model.make,
    model: model.model,
    year: facts.year,
    title: words.title,
    description: isUnfinished ? null : words.description,
    price: isUnfinished ? null : facts.price,
    mileage: facts.mileage,
    body_class: model.bodyClass,
    colour: facts.colour,
    transmission: facts.transmission,
    fuel: facts.fuel,
    drive: facts.drive,
    engine_upgrade: saysUpgrades ? upgrades.engine : null,
    brake_upgrade: saysUpgrades ? upgrades.brakes : null,
    transmission_upgrade: saysUpgrades ? upgrades.gearbox : null,
    armour: saysUpgrades ? upgrades.armour : null,
    has_turbo: saysUpgrades ? upgrades.turbo : null,
    plate: facts.plate,
    features: facts.features,
    condition_note: words.conditionNote,
    open_to_trade: facts.openToTrade,
    ...(area ? ids.area(area) : { area_id: null, area: null, region: null }),
    contact_phone: dealer && dealerPhones[dealer],
    original_price: status === 'pending' ? facts.price : struckThrough(car),
    is_featured: featuredUntil !== null,
    featured_until: featuredUntil,
    views: sum(history.days.map(({ views }) => views)),
    inquiries: sum(history.days.map(({ inquiries }) => inquiries)),
    created_at: history.createdAt,
    updated_at: history.updatedAt,
    published_at: history.publishedAt,
    expires_at: history.expiresAt,
    sold_at: history.soldAt,
    removed_at: history.removedAt,
    removed_by: status === 'removed' ? 'staff' : null,
    status_before: staffReasons[status] ? 'active' : null,
    status_reason: staffReasons[status] ?? null,
  };
}

function struckThrough(car: DemoCar): number | null {
  const past = pastPrices(car);
  const now = past.pop();
  return now ? originalPrice(past, now.price) : null;
}

/** Each price with how long it was visible. For a car on the market the database counts that itself. */
export const priceRows = (car: DemoCar, ids: Ids) =>
  pastPrices(car).map(({ price, since, publicHours }) => ({
    car_id: ids.car(car.number),
    price,
    since,
    public_for: isOnMarket(car) ? '0' : `${publicHours} hours`,
  }));

const isOnMarket = ({ status }: DemoCar) => status === 'active' || status === 'reserved';

const pastPrices = ({ history: { prices, updatedAt } }: DemoCar) =>
  prices.map(({ price, since }, place) => {
    const until = prices[place + 1]?.since ?? updatedAt;
    return { price, since, publicHours: (until.getTime() - since.getTime()) / 3_600_000 };
  });

export const dayRows = ({ number, history }: DemoCar, ids: Ids) =>
  history.days.map((day) => ({ car_id: ids.car(number), ...day }));

export const photoRows = ({ number, seller, history, pictures }: DemoCar, ids: Ids) =>
  pictures.map(({ key, blur }, position) => ({
    key,
    owner_id: ids.user(seller),
    car_id: ids.car(number),
    position,
    ...pictureSize,
    blur,
    bytes: usualBytes,
    created_at: history.createdAt,
  }));

/** About the size of a picture's files. */
const usualBytes = 20_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
