import type { SaleMethod } from '@forecourt/contract/sales/sale-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { createRandom, type Random } from '../random.ts';
import { weighted } from '../cars/deck.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import { everybody, player, playerOf, type Player } from '../messages/cast.ts';
import { talks } from '../messages/talks/talks.ts';
import { people } from '../people.ts';
import { contacts, disputes, notes, strangers } from './words.ts';

/** A demo sale: the terms and the outcome. */
export interface DemoSale {
  car: DemoCar;
  buyer: Player | string | null;
  status: SaleStatus;
  price: number | null;
  /** The amount before it was corrected. */
  priceBefore: number | null;
  /** The amount the buyer hasn't agreed to yet. */
  proposed: number | null;
  method: SaleMethod | null;
  contact: string | null;
  notes: string | null;
  soldAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  dispute: (typeof disputes)[number] | null;
  /** Both sides show their names and the amount in the car's history. */
  isShown: boolean;
}

/** The buyer, if a conversation names them, by seller and model. */
const talkedInto = new Map(
  talks.flatMap(({ between, dealer, car, ended }) =>
    'hoursAfterSale' in ended && car ? [[`${dealer ?? player(between[1] ?? '').character} ${car}`, between[0]]] : [],
  ),
);

/** Every sale, newest first: one per sold car, and some that were withdrawn. The same at every start. */
export function demoSales(cars: readonly DemoCar[], now: Date): DemoSale[] {
  const sold = cars.filter(({ status }) => status === 'sold').map((car) => saleOf(car, now));
  const sales = sold.toSorted((a, b) => b.soldAt.getTime() - a.soldAt.getTime());
  waitForMara(sales);
  addDisputes(sales, now);
  propose(sales, now);
  return [...sales, ...withdrawn(cars, now)];
}

function saleOf(car: DemoCar, now: Date): DemoSale {
  const random = createRandom(`sale of ${car.number}`);
  const soldAt = car.history.soldAt ?? now;
  const buyer = buyerOf(car, soldAt, now, random);
  const daysAgo = (now.getTime() - soldAt.getTime()) / dayMs;
  const answeredAt = daysBefore(soldAt, -random.between(0.05, 3.5));
  // New sales may still be waiting, and a few old ones were never answered.
  const isAnswered = answeredAt < now && random.chance(daysAgo < 12 ? 0.72 : 0.93);
  const isConfirmed = buyer !== null && typeof buyer !== 'string' && isAnswered;
  const price = random.chance(0.93) ? rounded(car.facts.price * random.between(0.9, 1.025)) : null;
  return {
    car,
    buyer,
    status: isConfirmed ? 'confirmed' : 'recorded',
    price,
    priceBefore: price !== null && random.chance(0.12) ? rounded(price * random.between(1.02, 1.06)) : null,
    proposed: null,
    method: random.chance(0.86) ? weighted({ in_person: 46, bank_transfer: 34, trade: 12, auction: 8 }, random) : null,
    contact: random.chance(0.3) ? random.pick(contacts) : null,
    notes: random.chance(0.45) ? random.pick(notes) : null,
    soldAt,
    confirmedAt: isConfirmed ? answeredAt : null,
    endedAt: null,
    dispute: null,
    isShown: false,
  };
}

function buyerOf(car: DemoCar, soldAt: Date, now: Date, random: Random): DemoSale['buyer'] {
  const buyerName = talkedInto.get(`${car.dealer ?? car.seller} ${car.model.make} ${car.model.model}`);
  if (buyerName) return player(buyerName);
  const kind = random.next();
  if (kind > 0.9) return null;
  const could = everybody.filter((one) => mayBuy(one, car) && daysBefore(now, one.joinedDaysAgo) < soldAt);
  if (kind > 0.76 || could.length === 0) return random.pick(strangers);
  return could[random.int(0, could.length - 1)] ?? null;
}

const accountOf = (character: number) => people.find(({ characters }) => characters.some(({ id }) => id === character));

/** Not from the seller's account or the dealer's team, and not staff. */
function mayBuy(one: Player, { seller, dealer }: DemoCar): boolean {
  const account = accountOf(one.character);
  const member = account?.characters.find(({ id }) => id === one.character)?.member;
  if (member?.staffRole || member?.suspended || member?.phone === null) return false;
  if (one.character === seller || (account && account === accountOf(seller))) return false;
  return dealer === null || one.dealer !== dealer;
}

/** Two waiting for Mara's confirmation: one from a dealer, one from a neighbour. */
function waitForMara(sales: DemoSale[]): void {
  const mara = player('Mara');
  for (const isDealers of [true, false]) {
    const sale = sales.find((one) => isFree(one, mara) && (one.car.dealer !== null) === isDealers);
    if (sale) Object.assign(sale, { buyer: mara, status: 'recorded', confirmedAt: null });
  }
}

/** The newest dispute is open, the older ones are decided. */
function addDisputes(sales: DemoSale[], now: Date): void {
  const buyers = ['Yuki', 'Kenji', 'Hank', 'Theo', 'Marcus'].map(player);
  const pausesBetween = 9;
  let from = 4;
  for (const [place, dispute] of disputes.entries()) {
    const buyer = buyers[place];
    const sale = sales.slice(from).find((one) => buyer && isFree(one, buyer) && knew(buyer, one, now));
    if (!sale || !buyer) throw new Error(`No one disputes it: ${dispute.reason}`);
    from = sales.indexOf(sale) + pausesBetween;
    const decidedAt = dispute.outcome ? daysBefore(disputedAt(sale), -dispute.outcome.afterHours / 24) : null;
    const isUpheld = dispute.outcome?.decision === 'uphold';
    const decided = isUpheld ? ('confirmed' as const) : ('annulled' as const);
    Object.assign(sale, {
      buyer,
      dispute,
      status: dispute.outcome ? decided : 'disputed',
      confirmedAt: isUpheld ? decidedAt : null,
      endedAt: dispute.outcome && !isUpheld ? decidedAt : null,
    });
  }
}

export const disputedAt = ({ soldAt }: DemoSale): Date => daysBefore(soldAt, -0.4);

/** Amounts corrected after the buyer confirmed, waiting for their approval. */
function propose(sales: DemoSale[], now: Date): void {
  const [mara, kenji] = [player('Mara'), player('Kenji')];
  for (const buyer of [mara, kenji]) {
    const sale = sales.find(
      (one) => isFree(one, buyer) && one.status === 'confirmed' && one.price !== null && knew(buyer, one, now),
    );
    if (sale?.price) Object.assign(sale, { buyer, proposed: rounded(sale.price * 0.97) });
  }
}

/** True if the sale isn't part of a story yet and this person could have bought the car. */
const isFree = ({ car, dispute, proposed, buyer }: DemoSale, one: Player): boolean =>
  dispute === null &&
  proposed === null &&
  (typeof buyer === 'string' || buyer?.name !== 'Mara Quinn') &&
  !talkedInto.has(`${car.dealer ?? car.seller} ${car.model.make} ${car.model.model}`) &&
  mayBuy(one, car);

const knew = (one: Player, { soldAt }: DemoSale, now: Date) => daysBefore(now, one.joinedDaysAgo) < soldAt;

/** Withdrawn sales of cars that are on the market again. */
function withdrawn(cars: readonly DemoCar[], now: Date): DemoSale[] {
  const listed = cars.filter(
    ({ status, history }) => status === 'active' && history.publishedAt && history.publishedAt < daysBefore(now, 8),
  );
  return listed
    .filter((_, place) => place % 19 === 3)
    .slice(0, 6)
    .map((car) => {
      const soldAt = daysBefore(now, createRandom(`withdrawn ${car.number}`).between(2, 6));
      const endedAt = daysBefore(soldAt, -0.3);
      const buyer = everybody.find((one) => mayBuy(one, car) && one.joinedDaysAgo > 30) ?? playerOf(car.seller);
      return { ...saleOf({ ...car, history: { ...car.history, soldAt } }, now), car, buyer, soldAt, endedAt };
    })
    .map((sale) => ({ ...sale, status: 'withdrawn' as const, confirmedAt: null }));
}

const rounded = (amount: number) => Math.round(amount / 100) * 100;
const dayMs = 86_400_000;
