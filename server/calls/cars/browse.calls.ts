import type { cars } from '@forecourt/contract/cars/cars.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';
import { todayIn } from '../../lib/site-time.ts';
import { findCars, type BrowseDeps } from '../../flows/cars/find-cars.ts';
import { dealerCars, similarCars } from '../../features/cars/car.store.ts';
import { listOf } from '../../features/browse/filters/filters.sql.ts';
import { carsOfMakes, listAnswer } from '../../features/browse/list-cars.ts';
import { nearestCars } from '../../features/browse/nearest-cars.ts';
import { withPresentNames } from '../../features/browse/present-names.ts';
import { correctedWords, searchWords, wordsOf } from '../../features/browse/search-language/search.rules.ts';
import { lookUpNames, suggestNames } from '../../features/browse/search-language/search.store.ts';
import { suggestDealers } from '../../features/browse/search-language/understand.store.ts';

const maxSuggestions = 8;
const maxDealersSuggested = 3;
const maxSimilar = 6;
const maxOfDealer = 100;

type Browsing = Pick<Handlers<typeof cars>, 'list' | 'nearest' | 'similar' | 'dealer' | 'suggest'>;

export const browseCalls = ({ db, siteTimezone }: BrowseDeps): Browsing => ({
  async list(input) {
    const { found, ...about } = await findCars({ db, siteTimezone }, input);
    return new ReadyAnswer(listAnswer(found, { page: input.page, limit: input.limit, ...about }));
  },

  async nearest({ literally, asTyped = false, ...filters }) {
    const asked = { literally: listOf(literally), asTyped, today: todayIn(siteTimezone) };
    const { without, cars: nearest } = await nearestCars(db, await withPresentNames(db, filters), asked);
    return new ReadyAnswer(`{"success":true,"without":${JSON.stringify(without)},"cars":${nearest}}`);
  },

  similar: async ({ id }) => new ReadyAnswer(await similarCars(db, id, maxSimilar)),
  dealer: async ({ dealerId }) => new ReadyAnswer(await dealerCars(db, dealerId, maxOfDealer)),

  async suggest({ text }) {
    const words = searchWords(text);
    if (words.length === 0) return { success: true, suggestions: [], dealers: [] };
    const onSale = await carsOfMakes(db);
    const suggest = (given: string[]) => suggestNames(db, given, { carsOfMakes: onSale, atMost: maxSuggestions });
    const [named, dealers] = await Promise.all([
      suggest(words),
      suggestDealers(db, wordsOf(text).join(' '), maxDealersSuggested),
    ]);
    if (named.length > 0 || dealers.length > 0) return { success: true, suggestions: named, dealers };
    const meant = correctedWords(words, await lookUpNames(db, words));
    return { success: true, suggestions: meant ? await suggest(meant) : [], dealers };
  },
});
