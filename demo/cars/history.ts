import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { createRandom, type Random } from '../random.ts';
import { asking } from './price.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

export interface Day {
  day: string;
  views: number;
  inquiries: number;
}

/** A listing's history so far. */
export interface History {
  createdAt: Date;
  publishedAt: Date | null;
  expiresAt: Date | null;
  soldAt: Date | null;
  removedAt: Date | null;
  updatedAt: Date;
  prices: { price: number; since: Date }[];
  days: Day[];
}

interface Life {
  status: CarStatus;
  bodyClass: BodyClass;
  price: number;
  /** Published so that it expires soon. */
  isEnding?: boolean;
  /** For a car sold longer ago than the others. */
  soldDaysAgo?: number;
  /** Days on the market when it was last renewed. */
  renewedAfterDays?: number;
}

export function historyFor(life: Life, now: Date, random: Random): History {
  const { status, bodyClass, price, isEnding = false, soldDaysAgo, renewedAfterDays = 0 } = life;
  const age = soldDaysAgo === undefined ? ageFor(status, isEnding, random) : soldDaysAgo + random.between(2, 24);
  const createdAt = daysBefore(now, age + renewedAfterDays + random.between(0.02, 0.8));
  if (status === 'draft' || status === 'pending') {
    const updatedAt = daysBefore(now, age);
    return { ...nothingYet, createdAt, updatedAt, prices: [], days: [] };
  }
  const publishedAt = daysBefore(now, age);
  const recently = random.between(0.1, Math.min(age, 20) * 0.8);
  const ended = { sold: soldDaysAgo ?? recently, expired: age - 30 }[status as string] ?? 0;
  const prices = pricesFor(price, age, ended, now, random);
  if (prices[0]) prices[0].since = daysBefore(prices[0].since, renewedAfterDays);
  const lastPriced = prices.at(-1)?.since ?? publishedAt;
  const endedAt = ended > 0 ? daysBefore(now, ended) : null;
  return {
    createdAt,
    publishedAt,
    expiresAt: daysBefore(publishedAt, -30),
    soldAt: status === 'sold' ? endedAt : null,
    removedAt: status === 'removed' ? daysBefore(now, age * 0.3) : null,
    updatedAt: endedAt ?? lastPriced,
    prices,
    // The calendar must not affect the random sequence.
    days: daysOf(bodyClass, age + renewedAfterDays, ended, now, createRandom(`days ${random.next()}`)),
  };
}

const nothingYet = { publishedAt: null, expiresAt: null, soldAt: null, removedAt: null };

/** Days since it was listed. For a draft since the last edit, for an unpaid one since it was submitted. */
function ageFor(status: CarStatus, isEnding: boolean, random: Random): number {
  if (isEnding) return random.between(27.2, 27.8);
  if (status === 'expired') return random.between(31, 46);
  if (status === 'sold') return random.between(4, 28);
  if (status === 'draft') return random.between(0.1, 9);
  if (status === 'pending') return 50 / (24 * 60);
  return 0.05 + 26 * random.next() ** 1.5;
}

/** A quarter were reduced, once or twice. `price` is the current price. */
function pricesFor(price: number, age: number, ended: number, now: Date, random: Random): History['prices'] {
  const isLowered = age >= 3 && random.chance(0.32);
  const times = isLowered ? random.pick([1, 1, 2]) : 0;
  const prices = [{ price, since: daysBefore(now, age) }];
  for (let step = 0; step < times; step++) {
    const [first] = prices;
    const dearer = asking((first?.price ?? price) * random.between(1.04, 1.12));
    if (!first || dearer <= first.price) continue;
    const passed = step === 0 ? random.between(0.55, 0.9) : random.between(0.2, 0.45);
    prices.unshift({ price: dearer, since: first.since });
    first.since = daysBefore(now, age - passed * (age - ended));
  }
  return prices;
}

const viewsADay: Partial<Record<BodyClass, number>> = {
  Super: 21,
  Sports: 12,
  'Sports Classics': 11,
  Muscle: 9,
  Coupes: 8,
};

function daysOf(bodyClass: BodyClass, age: number, ended: number, now: Date, random: Random): Day[] {
  const liking = (viewsADay[bodyClass] ?? 6) * random.between(0.5, 1.7);
  const days: Day[] = [];
  for (let ago = Math.floor(age); ago >= Math.ceil(ended); ago--) {
    const since = age - ago;
    const date = daysBefore(now, ago);
    // New listings get the most views, and today isn't over yet.
    const interest = (0.55 + 1.4 / (1 + since)) * trafficOf(date, ago) * (ago === 0 ? 0.4 : 1);
    const views = Math.round(liking * interest * random.between(0.4, 1.5));
    const inquiries = Array.from({ length: views }).filter(() => random.chance(0.028)).length;
    if (views > 0) days.push({ day: date.toISOString().slice(0, 10), views, inquiries });
  }
  return days;
}

/** Visitor traffic: more at weekends and in summer, and growing every month since the site opened. */
function trafficOf(date: Date, daysAgo: number): number {
  const growth = 1 - 0.35 * Math.min(1, daysAgo / 365);
  const season = 1 + 0.18 * Math.cos(((date.getUTCMonth() - 6) / 12) * 2 * Math.PI);
  return growth * season * (byWeekday[date.getUTCDay()] ?? 1);
}

/** Sunday first. */
const byWeekday = [1.2, 0.82, 0.84, 0.9, 0.98, 1.16, 1.32];
