import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { createRandom, type Random } from '../random.ts';
import type { Facts } from '../cars/car-facts.ts';
import { colourFor } from '../cars/colour.ts';
import { shuffled } from '../cars/deck.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { factsFor } from '../cars/facts.ts';
import { daysBefore } from '../cars/history.ts';
import type { Model } from '../cars/models/model.ts';
import type { DemoSale } from './demo-sales.ts';
import { townspeople } from './townspeople.ts';

/** These cars' numbers start after those of the other past cars. */
const firstNumber = 5001;
/** Sales of the most common models of each class. */
const salesByRank = [30, 22, 20, 20, 20];
/** Of the others, until this part of the cars for sale is of a sold model. */
const lately = { sales: 18, growth: 2 };
const partSold = 0.72;
const oldestDays = 355;

/**
 * A year of verified sales between the townspeople, whose sellers have deleted the listings since. The price guide is
 * based on them. The same at every start, apart from the dates.
 */
export function marketYear(onMarket: readonly DemoCar[], now: Date): DemoSale[] {
  let number = firstNumber;
  return soldModels(onMarket).flatMap(({ model, sales, growth }) => {
    const random = createRandom(`year of ${model.make} ${model.model}`);
    const people = shuffled(townspeople, random);
    return Array.from({ length: sales }, (_, place): DemoSale => {
      // Business grows.
      const soldDaysAgo = 1.5 + (oldestDays - 1.5) * random.next() ** growth;
      const [seller, buyer] = [people[2 * place]!, people[2 * place + 1]!];
      const own = createRandom(`market car ${number}`);
      const car = carSold({ model, number: number++, seller: seller.characterId, soldDaysAgo }, now);
      const soldAt = car.history.soldAt!;
      return {
        car,
        buyer: { character: buyer.characterId, name: buyer.name, joinedDaysAgo: buyer.joinedDaysAgo, dealer: null },
        status: 'confirmed',
        price: Math.round((car.facts.price * own.between(0.95, 1.03)) / 50) * 50,
        priceBefore: null,
        proposed: null,
        method: own.chance(0.6) ? 'in_person' : 'bank_transfer',
        contact: null,
        notes: null,
        soldAt,
        confirmedAt: daysBefore(soldAt, -own.between(0.05, 1)),
        endedAt: null,
        dispute: null,
        isShown: false,
      };
    });
  });
}

interface SoldModel {
  model: Model;
  sales: number;
  /** The higher, the more of them were sold lately. */
  growth: number;
}

/**
 * The models with most cars for sale: the most common of each class, and others until most cars are of a sold model. The
 * rest have no sales, so nothing is known of them.
 */
function soldModels(onMarket: readonly DemoCar[]): SoldModel[] {
  const forSale = onMarket.filter(({ status }) => status === 'active');
  const counts = new Map<Model, number>();
  for (const { model } of forSale) counts.set(model, (counts.get(model) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  const ranks = new Map<BodyClass, number>();
  let others = forSale.length * partSold;
  return byCount.flatMap(([model, cars]): SoldModel[] => {
    const rank = ranks.get(model.bodyClass) ?? 0;
    ranks.set(model.bodyClass, rank + 1);
    const sales = salesByRank[rank];
    if (sales === undefined && others <= 0) return [];
    others -= cars;
    return [sales === undefined ? { model, ...lately } : { model, sales, growth: 1.2 }];
  });
}

/** How prices moved over the year, as a share. Today's are those of the cars on the market. */
const changes: Partial<Record<BodyClass, number>> = {
  Compacts: 0.05,
  Coupes: -0.08,
  Motorcycles: 0.09,
  Muscle: 0.14,
  'Off-road': 0.04,
  Sedans: -0.12,
  Sports: -0.05,
  'Sports Classics': 0.16,
  SUVs: -0.07,
  Vans: 0.03,
};

/** Popular classes sell within days. */
const usualDays: Partial<Record<BodyClass, number>> = {
  Compacts: 7,
  Motorcycles: 9,
  Muscle: 10,
  Sedans: 16,
  Super: 22,
  Vans: 18,
};

/** Cars that need work change hands without a listing, and many of the worn ones too. */
function soldFacts(model: Model, random: Random): Facts {
  for (;;) {
    const facts = factsFor(model, colourFor(model, random), random.chance(0.7), random);
    if (facts.condition === 'project' || (facts.condition === 'worn' && random.chance(0.6))) continue;
    return facts;
  }
}

interface Sold {
  model: Model;
  number: number;
  seller: number;
  soldDaysAgo: number;
}

function carSold({ model, number, seller, soldDaysAgo }: Sold, now: Date): DemoCar {
  const own = createRandom(`facts of market car ${number}`);
  const facts = soldFacts(model, own);
  const level = (1 + (changes[model.bodyClass] ?? 0)) ** (-soldDaysAgo / 365);
  const days = (usualDays[model.bodyClass] ?? 12) * (0.2 + 2 * own.next() ** 1.5);
  const [soldAt, publishedAt] = [daysBefore(now, soldDaysAgo), daysBefore(now, soldDaysAgo + days)];
  const price = Math.round((facts.price * level) / 50) * 50;
  return {
    number,
    seller,
    dealer: null,
    status: 'removed',
    model,
    facts: { ...facts, price, plate: null },
    words: { title: null, description: `A ${facts.year} ${model.make} ${model.model}.`, conditionNote: null },
    history: {
      createdAt: daysBefore(publishedAt, 0.5),
      publishedAt,
      expiresAt: daysBefore(publishedAt, -30),
      soldAt,
      removedAt: daysBefore(soldAt, -own.between(0.3, 1.4)),
      updatedAt: soldAt,
      prices: [{ price, since: publishedAt }],
      days: [],
    },
    pictures: [],
    featuredUntil: null,
  };
}
