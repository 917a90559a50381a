import { maxSeats } from '@forecourt/contract/cars/car-facts.ts';
import type { Deal, Sort } from '@forecourt/contract/cars/filter-values.ts';

/** The meaning of an everyday phrase: seats, ratings of the price, or an order of the list. */
export type Everyday = { any: [facet: string, value: string][]; means: string } | { sort: Sort; means: string };

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const seats = new RegExp(`^(?:(?:at )?least |minimum |min )?([1-9]|${numbers.join('|')}) ?(?:seats?|seaters?)$`);

const orders: Record<string, Everyday> = {};
for (const word of ['best deal', 'best deals', 'best value'])
  orders[word] = { sort: 'best_deal', means: 'Best deal first' };
for (const word of ['cheap', 'cheapest', 'affordable', 'inexpensive', 'budget', 'low price', 'lowest price'])
  orders[word] = { sort: 'price_low', means: 'Lowest price first' };
for (const word of ['low mileage', 'low miles', 'lowest mileage'])
  orders[word] = { sort: 'mileage_low', means: 'Lowest mileage first' };

const rated = (ratings: Deal[], means: string): Everyday => ({ any: ratings.map((deal) => ['deal', deal]), means });
const ratings: Record<string, Everyday> = {};
for (const word of ['great deal', 'great deals', 'bargain', 'bargains'])
  ratings[word] = rated(['great'], 'Great deals');
for (const word of ['good deal', 'good deals']) ratings[word] = rated(['great', 'good'], 'Great and good deals');

/** A family needs four seats. */
const family = new Set(['family', 'families', 'family car', 'family cars']);

/** One or two seats are meant exactly. With more, extra ones are welcome. Staff can give a word another meaning. */
export function readEveryday(phrase: string): Everyday | null {
  if (Object.hasOwn(orders, phrase)) return orders[phrase]!;
  if (Object.hasOwn(ratings, phrase)) return ratings[phrase]!;
  if (family.has(phrase)) return seatsFrom(4);
  const typed = seats.exec(phrase)?.[1];
  if (!typed) return null;
  const number = Number(typed) || numbers.indexOf(typed) + 1;
  if (number > 2) return seatsFrom(number);
  return { any: [['seats', String(number)]], means: number === 1 ? '1 seat' : `${number} seats` };
}

const seatsFrom = (least: number): Everyday => ({
  any: Array.from({ length: maxSeats - least + 1 }, (_, more) => ['seats', String(least + more)]),
  means: `${least} or more seats`,
});
