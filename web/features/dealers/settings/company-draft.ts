import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import { tab } from '../../../lib/storage.ts';
import type { CompanyValues } from './company-values.ts';

interface Draft {
  /** The settings as they were before editing. */
  base: CompanySettings;
  mine: CompanyValues;
}

/** Keeps unsaved input in this tab across reloads, other pages and an expired session. */
export const companyDraft = (userId: number, dealerId: number) => {
  const key = `forecourt.company.${userId}.${dealerId}`;
  return {
    read(): Draft | null {
      try {
        const draft = JSON.parse(tab.read(key) ?? 'null') as Partial<Draft> | null;
        return draft?.base?.id === dealerId && draft.mine ? (draft as Draft) : null;
      } catch {
        return null;
      }
    },
    write: (draft: Draft) => tab.write(key, JSON.stringify(draft)),
    remove: () => tab.remove(key),
  };
};
