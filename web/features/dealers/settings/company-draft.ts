import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import { tab } from '../../../lib/storage.ts';
import type { CompanyValues } from './company-values.ts';

interface Kept {
  /** What was read before it was changed. */
  base: CompanySettings;
  mine: CompanyValues;
}

/** What was typed stays in this tab until it is saved, also over a reload, another page and an ended session. */
export const companyDraft = (userId: number, dealerId: number) => {
  const key = `forecourt.company.${userId}.${dealerId}`;
  return {
    read(): Kept | null {
      try {
        const kept = JSON.parse(tab.read(key) ?? 'null') as Partial<Kept> | null;
        return kept?.base?.id === dealerId && kept.mine ? (kept as Kept) : null;
      } catch {
        return null;
      }
    },
    write: (kept: Kept) => tab.write(key, JSON.stringify(kept)),
    remove: () => tab.remove(key),
  };
};
