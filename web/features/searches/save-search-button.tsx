import { lazy, Suspense, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Bell, Check } from 'lucide-react';
import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }));

interface SaveSearchProps {
  filters: SavedFilters;
  suggestedName: string;
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** Saves the current search. Visitors are asked to log in, and the search is saved when they return. */
export function SaveSearchButton({ filters, suggestedName, isSignedIn, onLogIn }: SaveSearchProps) {
  const router = useRouter();
  const state = JSON.stringify(filters);
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string>();
  async function save(given: Omit<Parameters<typeof api.searches.add>[0], 'filters'>) {
    const { name, was_saved } = await api.searches.add({ ...given, filters });
    setSaved(state);
    showToast({
      title: was_saved ? 'You already saved this search' : words.saved,
      text: was_saved ? `It’s called ${name}.` : words.savedText[given.frequency ?? 'instant'],
      tone: 'good',
      action: { label: 'Your searches', run: () => void router.navigate({ to: paths.savedSearches }) },
    });
  }
  const rememberForLogin = useResumeAfterLogin('save-search', isSignedIn, () => {
    save({ name: suggestedName }).catch((error: unknown) =>
      showToast({ title: words.notSaved, text: sentenceOf(error, words.failed), tone: 'danger' }),
    );
  });
  function press() {
    if (isSignedIn) return setOpen(true);
    rememberForLogin();
    onLogIn();
  }
  const isSaved = saved === state;
  const Icon = isSaved ? Check : Bell;
  return (
    <>
      <Button kind="plain" size="small" onClick={press}>
        <Icon size={15} aria-hidden="true" />
        {isSaved ? words.saved : words.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearch suggestedName={suggestedName} onSave={save} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
