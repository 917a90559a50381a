import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, success, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';
import { synonymFacetKeys } from './synonym-facets.ts';

const Word = text(60, { min: 1, tooShort: 'Please enter what people type' });
const Facet = z.enum(synonymFacetKeys, 'Please select what it means');
const Meant = z
  .array(text(60, { min: 1 }))
  .min(1, 'Please enter what it means')
  .max(60, 'Please enter at most 60');

/** Maps what people type into the search to the values they mean. */
const SearchSynonym = z
  .object({ id: Id, word: z.string(), facet: z.enum(synonymFacetKeys), meant: z.array(z.string()) })
  .meta({ title: 'SearchWord' });
export type SearchSynonym = z.output<typeof SearchSynonym>;

export const words = {
  words: call('GET /api/cars.php?action=search_words', {
    summary: 'List search synonyms: car features, nicknames and real-world names',
    who: staffMay('catalogue.read'),
    limit: 'browse',
    input: z.object({
      /** Searches the words and their meanings. */
      search: text(60).optional(),
    }),
    output: success('words', z.array(SearchSynonym)),
  }),
  addWord: call('POST /api/cars.php?action=add_search_word', {
    summary: 'Add a search synonym',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ word: Word, facet: Facet, meant: Meant }),
    output: success('word', SearchSynonym),
    fails: ['word_exists', 'bad_input'],
  }),
  editWord: call('PUT /api/cars.php?action=edit_search_word', {
    summary: 'Edit a search synonym',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ id: Id, word: Word, facet: Facet, meant: Meant }),
    output: success('word', SearchSynonym),
    fails: ['word_not_found', 'word_exists', 'bad_input'],
  }),
  removeWord: call('DELETE /api/cars.php?action=search_word', {
    summary: 'Delete a search synonym',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ id: Id }),
    output: done,
    fails: ['word_not_found'],
  }),
};
