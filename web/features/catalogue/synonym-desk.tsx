import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus, SearchX } from 'lucide-react';
import { meaningName, synonymFacets } from '@forecourt/contract/catalogue/synonym-facets.ts';
import type { SearchSynonym } from '@forecourt/contract/catalogue/search-synonyms.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-list.ts';

const SynonymForm = lazy(async () => ({ default: (await import('./synonym-form.tsx')).SynonymForm }));

interface SynonymDeskProps {
  search: string;
  onSearch: (search: string) => void;
  mayWrite: boolean;
}

/** Maps what people type in the search to what they mean. */
export function SynonymDesk({ search, onSearch, mayWrite }: SynonymDeskProps) {
  const { data, error, refetch } = useQuery({
    ...api.catalogue.words.query({ search: search || undefined }),
    placeholderData: (before) => before,
  });
  useLiveRefresh('staffCatalogue');
  const typed = useDebouncedInput(search, onSearch);
  const [edited, setEdited] = useState<SearchSynonym | 'new' | null>(null);
  const [removed, setRemoved] = useState<SearchSynonym | null>(null);
  const close = () => setEdited(null);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-xl">Search synonyms</h2>
          <p className="max-w-[70ch] text-sm text-pretty text-ink-2">
            Map what people type to what they mean: car features, nicknames or real-world names. A word with several
            meanings finds cars that match any of them.
          </p>
        </div>
        {mayWrite && (
          <Button onClick={() => setEdited('new')}>
            <Plus size={18} aria-hidden="true" />
            Add synonym
          </Button>
        )}
      </div>
      <SearchField
        typed={typed}
        onClear={() => {
          typed.type('');
          onSearch('');
        }}
        label="Find a synonym"
        placeholder="Word or meaning"
        maxLength={60}
      />
      {error && !data && (
        <ErrorState
          level={2}
          title="We couldn’t load the synonyms"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-l" />}
      {data?.words.length === 0 && (
        <EmptyState
          icon={<SearchX size={26} aria-hidden="true" />}
          title="No synonyms match"
          text={mayWrite ? 'Try another word, or add a synonym.' : 'Try another word.'}
        />
      )}
      {data && data.words.length > 0 && (
        <>
          <p className="text-sm text-ink-2">{countOf(data.words.length, 'word')}</p>
          <ul aria-label="Synonyms" className="grid divide-y divide-line rounded-l border border-line bg-surface">
            {data.words.map((word) => (
              <li
                key={word.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-[clamp(14px,2vw,20px)] py-2.5"
              >
                <span className="grid min-w-0 grow basis-60">
                  <b className="font-semibold wrap-anywhere">{word.word}</b>
                  <span className="text-sm text-pretty text-ink-2">
                    <span className="text-ink-3">{synonymFacets[word.facet].name}: </span>
                    {word.meant.map((value) => meaningName(word.facet, value)).join(', ')}
                  </span>
                </span>
                {mayWrite && (
                  <span className="flex gap-2">
                    <Button kind="plain" size="small" className={finger} onClick={() => setEdited(word)}>
                      Edit<span className="sr-only"> {word.word}</span>
                    </Button>
                    <Button kind="plain" size="small" className={finger} onClick={() => setRemoved(word)}>
                      Remove<span className="sr-only"> {word.word}</span>
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        isForm
        open={edited !== null}
        onClose={close}
        title={edited === 'new' || edited === null ? 'Add synonym' : `Edit “${edited.word}”`}
      >
        <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
          {edited && <SynonymForm word={edited === 'new' ? null : edited} onDone={close} />}
        </Suspense>
      </Dialog>
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Remove “${removed?.word ?? ''}”?`}
        confirm="Remove synonym"
        onConfirm={() => api.catalogue.removeWord({ id: removed?.id ?? 0 })}
        onDone={() => {
          setRemoved(null);
          showToast({ title: 'Synonym removed', tone: 'good' });
        }}
      >
        <p>Searches will look for the exact word again.</p>
      </ConfirmDialog>
    </div>
  );
}

const finger = 'pointer-coarse:h-11';
