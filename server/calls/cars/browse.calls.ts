import type { cars } from '@forecourt/contract/cars/cars.ts';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';
import { dealerCars, similarCars } from '../../features/cars/car.store.ts';
import type { Wanted } from '../../features/cars/filters.sql.ts';
import { listAnswer, listCars } from '../../features/cars/list-cars.ts';
import { meantWords, searchWords } from '../../features/cars/search.rules.ts';
import { findModels, lookUpNames, lookUpWords, suggestNames } from '../../features/cars/search.store.ts';

interface BrowseParts {
  db: Database;
}

const mostSuggestions = 8;
const mostSimilar = 6;
const mostOfDealer = 100;

type Browsing = Pick<Handlers<typeof cars>, 'list' | 'similar' | 'dealer' | 'suggest'>;

export const browseCalls = ({ db }: BrowseParts): Browsing => ({
  async list(input) {
    const { search, asTyped, model, status = 'active', sort, page, limit, counts, ...filters } = input;
    const wanted: Wanted = { ...filters, ...(model && { models: await findModels(db, model) }) };
    const asked = { wanted, status, sort, page, limit, withCounts: counts };
    const words = searchWords(search ?? '');
    const found = await listCars(db, { ...asked, wanted: { ...wanted, ...searchFor(words) } });
    const asItStands = () => new ReadyAnswer(listAnswer(found, { page, limit, searchedFor: null }));
    // What finds something was meant as it stands.
    if (found.total > 0 || words.length === 0 || asTyped) return asItStands();
    const meant = meantWords(words, await lookUpWords(db, words));
    if (!meant) return asItStands();
    const mended = await listCars(db, { ...asked, wanted: { ...wanted, ...searchFor(meant) } });
    if (mended.total === 0) return asItStands();
    return new ReadyAnswer(listAnswer(mended, { page, limit, searchedFor: meant.join(' ') }));
  },

  similar: async ({ id }) => new ReadyAnswer(await similarCars(db, id, mostSimilar)),
  dealer: async ({ dealerId }) => new ReadyAnswer(await dealerCars(db, dealerId, mostOfDealer)),

  async suggest({ text }) {
    const words = searchWords(text);
    const suggest = (given: string[]) => suggestNames(db, given, mostSuggestions);
    const named = words.length > 0 ? await suggest(words) : [];
    if (named.length > 0 || words.length === 0) return { success: true, suggestions: named };
    const meant = meantWords(words, await lookUpNames(db, words));
    return { success: true, suggestions: meant ? await suggest(meant) : [] };
  },
});

/** In the language of the text search: every word, or what begins with it. */
const searchFor = (words: string[]) =>
  words.length === 0 ? {} : { words: words.map((word) => `${word}:*`).join(' & ') };
