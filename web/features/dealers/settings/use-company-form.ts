import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CompanyFields, type CompanySettings } from '@forecourt/contract/dealers/company.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { changed, clashes, merged, valuesOf, type CompanyField, type CompanyValues } from './company-values.ts';
import { companyDraft } from './company-draft.ts';
import { words } from './words.ts';

interface Options {
  settings: CompanySettings;
  userId: number;
  onSessionEnd: () => unknown;
}

/**
 * The company settings form. It sends only changed fields, along with the version that was read. If a colleague saved
 * other fields since, both changes are merged. If they saved the same field, the user decides.
 */
export function useCompanyForm({ settings, userId, onSessionEnd }: Options) {
  const client = useQueryClient();
  const dealerId = settings.id;
  const draft = companyDraft(userId, dealerId);
  const [start] = useState(() => draft.read());
  /** The settings the form started with. */
  const [base, setBase] = useState(start?.base ?? settings);
  /** A colleague's version that conflicts with the input. */
  const [theirs, setTheirs] = useState<CompanySettings | null>(null);

  const call = useCallForm<CompanyValues, unknown>({
    shape: CompanyFields,
    values: start?.mine ?? valuesOf(settings),
    failed: words.saveFailed,
    onSessionEnd,
    send: () => save(base),
  });
  const { form } = call;
  const values = form.watch();
  const dirty = changed(valuesOf(base), values);

  /** Resets the form to these settings, as if they had just been loaded. */
  function begin(from: CompanySettings, shown = valuesOf(from)) {
    setBase(from);
    setTheirs(null);
    form.reset(shown);
  }

  async function save(from: CompanySettings, mine = form.getValues(), tries = 3): Promise<void> {
    const fields = changed(valuesOf(from), mine);
    try {
      const response = await api.dealers.update({ id: dealerId, version: from.version, ...pick(mine, fields) });
      if (!response) throw new Error(words.gone);
      draft.remove();
      client.setQueryData(api.dealers.settings.query({ dealer_id: dealerId }).queryKey, {
        success: true,
        settings: response.settings,
      });
      begin(response.settings);
      showToast({ title: words.saved, tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'settings_changed_elsewhere' || tries === 1) throw error;
      const { settings: latest } = await client.query({
        ...api.dealers.settings.query({ dealer_id: dealerId }),
        staleTime: 0,
      });
      const sides = { base: valuesOf(from), mine, theirs: valuesOf(latest) };
      if (clashes(sides).length > 0) return setTheirs(latest);
      const both = merged(sides, 'mine');
      begin(latest, both);
      return save(latest, both, tries - 1);
    }
  }

  /** Shows a colleague's changes in fields the user hasn't touched. Conflicts are resolved by the user. */
  useEffect(() => {
    if (settings.version === base.version) return;
    const sides = { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(settings) };
    if (clashes(sides).length > 0) return setTheirs(settings);
    begin(settings, merged(sides, 'mine'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new version matters here
  }, [settings.version]);

  useEffect(() => {
    if (dirty.length > 0) draft.write({ base, mine: values });
    else draft.remove();
  });

  const clash = theirs && {
    by: theirs.saved_by,
    at: theirs.saved_at,
    fields: clashes({ base: valuesOf(base), mine: values, theirs: valuesOf(theirs) }),
    keepMine: () => {
      const mine = merged({ base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(theirs) }, 'mine');
      begin(theirs, mine);
    },
    takeTheirs: () => {
      const mine = merged({ base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(theirs) }, 'theirs');
      begin(theirs, mine);
    },
  };
  return { call, values, isDirty: dirty.length > 0, clash, discard: () => begin(theirs ?? base) };
}

const pick = (values: CompanyValues, fields: readonly CompanyField[]): Partial<CompanyValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
