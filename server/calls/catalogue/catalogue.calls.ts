import type { catalogue } from '@forecourt/contract/catalogue/catalogue.ts';
import type { Database } from '../../database/database.ts';
import { addMake, addModel, editMake, editModel } from '../../flows/catalogue/edit-catalogue.ts';
import { addWord, editWord, removeWord } from '../../flows/catalogue/edit-search-words.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { carsOfMakes } from '../../features/browse/list-cars.ts';
import {
  hasMake,
  listMakes,
  listModels,
  listStaffMakes,
  listStaffModels,
} from '../../features/catalogue/catalogue.store.ts';
import { listWords } from '../../features/catalogue/words.store.ts';

export const catalogueCalls = (db: Database): Handlers<typeof catalogue> => ({
  async makes() {
    const [makes, cars] = await Promise.all([listMakes(db), carsOfMakes(db)]);
    return { success: true, makes: makes.map((one) => ({ ...one, active_cars: cars.get(one.display_name) ?? 0 })) };
  },
  models: async ({ make_id }) => ({ success: true, models: await listModels(db, make_id) }),

  staffMakes: async ({ search = '', is_hidden }) => ({
    success: true,
    makes: await listStaffMakes(db, { search, isHidden: is_hidden }),
  }),
  async staffModels({ make_id }) {
    if (!(await hasMake(db, make_id))) fail('make_not_found');
    return { success: true, models: await listStaffModels(db, make_id) };
  },

  addMake: async ({ display_name }, { id }) => ({ success: true, make: await addMake(db, id, display_name) }),
  editMake: async ({ id: makeId, ...change }, { id }) => ({
    success: true,
    make: await editMake(db, id, makeId, change),
  }),
  addModel: async (model, { id }) => ({ success: true, model: await addModel(db, id, model) }),
  editModel: async ({ id: modelId, ...change }, { id }) => ({
    success: true,
    model: await editModel(db, id, modelId, change),
  }),

  words: async ({ search = '' }) => ({ success: true, words: await listWords(db, search) }),
  addWord: async (said, { id }) => ({ success: true, word: await addWord(db, id, said) }),
  editWord: async ({ id: wordId, ...said }, { id }) => ({ success: true, word: await editWord(db, id, wordId, said) }),
  async removeWord({ id: wordId }, { id }) {
    await removeWord(db, id, wordId);
    return { success: true };
  },
});
