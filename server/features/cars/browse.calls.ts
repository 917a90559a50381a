import type { cars } from '@forecourt/contract/cars/cars.ts';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { ReadyAnswer } from '../../http/ready-answer.ts';
import { dealerCars, similarCars } from './car.store.ts';
import type { Wanted } from './filters.sql.ts';
import { listCars } from './list-cars.ts';
import { meantBy, searchWords } from './search.rules.ts';
import { findModels, lookUpWords, suggestNames } from './search.store.ts';

interface BrowseParts {
  db: Database;
  photoBase: string;
}

const mostSuggestions = 8;
const mostSimilar = 6;
const mostOfDealer = 100;

type Browsing = Pick<Handlers<typeof cars>, 'list' | 'similar' | 'dealer' | 'suggest'>;

export const browseCalls = ({ db, photoBase }: BrowseParts): Browsing => ({
  async list(input) {
    const { search, model, status = 'active', sort, page, limit, counts, ...filters } = input;
    const found = await searched(db, search);
    const wanted: Wanted = {
      ...filters,
      ...(found && { words: found.query }),
      ...(model && { models: await findModels(db, model) }),
    };
    return new ReadyAnswer(
      await listCars(db, {
        wanted,
        status,
        sort,
        page,
        limit,
        withCounts: counts,
        searchedFor: found?.mended ?? null,
        photoBase,
      }),
    );
  },

  similar: async ({ id }) => new ReadyAnswer(await similarCars(db, id, mostSimilar, photoBase)),
  dealer: async ({ dealerId }) => new ReadyAnswer(await dealerCars(db, dealerId, mostOfDealer, photoBase)),

  async suggest({ text }) {
    const words = (await mend(db, searchWords(text))).map(({ meant }) => meant);
    return { success: true, suggestions: words.length > 0 ? await suggestNames(db, words, mostSuggestions) : [] };
  },
});

interface Searched {
  /** In the language of the text search: every word, or what begins with it. */
  query: string;
  /** What is searched for instead, where a typing error was mended. */
  mended: string | null;
}

async function searched(db: Database, text: string | undefined): Promise<Searched | null> {
  const words = searchWords(text ?? '');
  if (words.length === 0) return null;
  const looked = await mend(db, words);
  return {
    query: looked.map(({ meant }) => `${meant}:*`).join(' & '),
    mended: looked.some(({ word, meant }) => word !== meant) ? looked.map(({ meant }) => meant).join(' ') : null,
  };
}

const mend = async (db: Database, words: string[]) =>
  words.length === 0
    ? []
    : (await lookUpWords(db, words)).map(({ word, alike }) => ({ word, meant: meantBy(word, alike) ?? word }));
