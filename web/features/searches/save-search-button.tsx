import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => ({ state, ...(await api.searches.add({ name: suggestedName, filters })) }),
    onSuccess: ({ name, was_saved }) => {
      showToast({
        title: was_saved ? 'You already saved this search' : words.saved,
        text: was_saved ? `It’s called ${name}.` : 'We’ll notify you when a matching car is listed.',
        tone: 'good',
        action: { label: 'Your searches', run: () => void router.navigate({ to: paths.savedSearches }) },
      });
    },
    onError: (error) => showToast({ title: words.notSaved, text: sentenceOf(error, words.failed), tone: 'danger' }),
  });
  const rememberForLogin = useResumeAfterLogin('save-search', isSignedIn, () => mutate());
  function press() {
    if (isSignedIn) return mutate();
    rememberForLogin();
    onLogIn();
  }
  const isSaved = data?.state === state;
  const Icon = isSaved ? Check : Bell;
  return (
    <Button kind="plain" size="small" busy={isPending} onClick={press}>
      <Icon size={15} aria-hidden="true" />
      {isSaved ? words.saved : words.save}
    </Button>
  );
}
