import type { imports } from '@forecourt/contract/imports/imports.ts';
import { badRows, findImport, findUnfinished, finishImport } from '../../features/imports/imports.store.ts';
import { problemsFile } from '../../features/imports/problems-file.ts';
import { checkImport, readImport } from '../../flows/imports/check-import.ts';
import { runImport } from '../../flows/imports/run-import.ts';
import type { BuyingDeps } from '../../flows/payments/buy.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export function importsCalls(parts: Pick<BuyingDeps, 'db' | 'settings'>): Handlers<typeof imports> {
  const { db } = parts;
  return {
    async check({ dealer_id, spelling }, actor, { files: [file], signal }) {
      if (!file) return fail('bad_input', { fields: { file: ['Please select a CSV file'] } });
      const upload = { dealerId: dealer_id, file, spelling, signal };
      return { success: true, import: await checkImport(parts, reachOf(actor), upload, new Date()) };
    },

    async run({ dealer_id, id, lists_now }, actor) {
      const options = { dealerId: dealer_id, id, listsNow: lists_now };
      return { success: true, progress: await runImport(parts, reachOf(actor), options, new Date()) };
    },

    async get({ dealer_id, id }, actor) {
      return { success: true, import: await readImport(parts, reachOf(actor), dealer_id, id) };
    },

    async unfinished({ dealer_id }) {
      return { success: true, import: (await findUnfinished(db, dealer_id)) ?? null };
    },

    async stop({ dealer_id, id }) {
      if (!(await finishImport(db, dealer_id, id))) fail('import_not_found');
      return { success: true };
    },

    async problems({ dealer_id, id }) {
      const { columns, file_name } = (await findImport(db, dealer_id, id)) ?? fail('import_not_found');
      const filename = `${file_name.replace(/\.[^.]*$/, '') || 'cars'}-to-fix.csv`;
      return { success: true, filename, csv: problemsFile(columns, await badRows(db, id)) };
    },
  };
}
