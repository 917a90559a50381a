import { lazy, Suspense, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Bell, Check } from 'lucide-react';
import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import { paths } from '../../lib/paths.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { Button } from '../../ui/button.tsx';
import { buttonWords } from './button-words.ts';
import type { NewSearch } from './save-new-search.ts';

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
  // Loaded when it's needed, because the first view of Browse should be small.
  async function save(given: Omit<NewSearch, 'filters'>) {
    const { saveNewSearch } = await import('./save-new-search.ts');
    await saveNewSearch({ ...given, filters }, () => void router.navigate({ to: paths.savedSearches }));
    setSaved(state);
  }
  const rememberForLogin = useResumeAfterLogin('save-search', isSignedIn, () => {
    save({ name: suggestedName }).catch(async (error: unknown) =>
      (await import('./save-new-search.ts')).sayNotSaved(error),
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
        {isSaved ? buttonWords.saved : buttonWords.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearch suggestedName={suggestedName} onSave={save} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
