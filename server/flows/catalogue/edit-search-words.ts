import { synonymFacets } from '@forecourt/contract/catalogue/synonym-facets.ts';
import type { Database, Tx } from '../../database/database.ts';
import { lockNames } from '../../features/catalogue/catalogue.store.ts';
import {
  deleteWord,
  hasWord,
  insertWord,
  isWordTaken,
  phraseOf,
  saveWord,
  unknownNames,
  type SynonymInput,
} from '../../features/catalogue/words.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

export const addWord = (db: Database, actorId: number, input: SynonymInput) =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    const word = await readWord(tx, input);
    return asStaff(
      tx,
      actorId,
      { action: 'add_search_word' },
      async () => (await insertWord(tx, word)) ?? fail('word_exists'),
    );
  });

export const editWord = (db: Database, actorId: number, id: number, input: SynonymInput) =>
  db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await refreshStaffPages(tx);
    if (!(await hasWord(tx, id))) fail('word_not_found');
    const word = await readWord(tx, input);
    if (await isWordTaken(tx, id, word)) fail('word_exists');
    return asStaff(tx, actorId, { action: 'edit_search_word', id }, () => saveWord(tx, id, word));
  });

export const removeWord = (db: Database, actorId: number, id: number) =>
  db.transaction().execute(async (tx) => {
    await refreshStaffPages(tx);
    if (!(await hasWord(tx, id))) fail('word_not_found');
    await asStaff(tx, actorId, { action: 'remove_search_word', id }, () => deleteWord(tx, id));
  });

/** The normalised word. Refused if no car can have that value. */
async function readWord(tx: Tx, { word, facet, meant }: SynonymInput): Promise<SynonymInput> {
  const phrase = await phraseOf(tx, word);
  if (phrase === '') fail('bad_input', { fields: { word: ['Please enter letters or numbers'] } });
  const values: readonly string[] | null = synonymFacets[facet].values;
  const named = [...new Set(meant)];
  const unknown = values
    ? named.filter((value) => !values.includes(value))
    : await unknownNames(tx, facet as 'make' | 'models', named);
  if (unknown.length > 0) {
    const sentence = values ? `“${unknown[0]}” isn’t one of the choices` : `The catalogue has no “${unknown[0]}”`;
    fail('bad_input', { fields: { meant: [sentence] } });
  }
  return { word: phrase, facet, meant: named };
}
