import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CarFront, Plus } from 'lucide-react';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CatalogueLooking } from './catalogue-search.ts';
import { titleOf, type Edited } from './edited.ts';
import { MakeRow } from './make-row.tsx';

const MakeForm = lazy(async () => ({ default: (await import('./make-form.tsx')).MakeForm }));
const ModelForm = lazy(async () => ({ default: (await import('./model-form.tsx')).ModelForm }));

interface CatalogueDeskProps {
  looking: CatalogueLooking;
  onLook: (filters: Partial<CatalogueLooking>) => void;
  mayWrite: boolean;
}

/** The makes and models that sellers pick from. */
export function CatalogueDesk({ looking: filters, onLook, mayWrite }: CatalogueDeskProps) {
  const { search, shown, makeId } = filters;
  const { data, error, refetch } = useQuery({
    ...api.catalogue.staffMakes.query({
      search: search || undefined,
      is_hidden: shown === 'all' ? undefined : shown === 'hidden',
    }),
    placeholderData: (before) => before,
  });
  useLiveRefresh('staffCatalogue');
  const typed = useDebouncedInput(search, (text) => onLook({ search: text }));
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-xl">Makes and models</h2>
          <p className="max-w-[70ch] text-sm text-pretty text-ink-2">
            The makes and models sellers can pick. Renaming one updates its cars. Hidden ones stay on existing cars but
            aren’t offered for new listings.
          </p>
        </div>
        {mayWrite && (
          <Button onClick={() => setEdited({ make: null })}>
            <Plus size={18} aria-hidden="true" />
            Add make
          </Button>
        )}
      </div>
      <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_220px]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            onLook({ search: '' });
          }}
          label="Search makes and models"
          placeholder="Make or model"
          maxLength={60}
        />
        <Select
          aria-label="Filter makes"
          value={shown}
          onChange={({ target }) => onLook({ shown: target.value as CatalogueLooking['shown'] })}
        >
          <option value="all">All makes</option>
          <option value="offered">Available for new listings</option>
          <option value="hidden">Hidden</option>
        </Select>
      </div>
      {error && !data && (
        <ErrorState
          level={2}
          title="We couldn’t load the catalogue"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-l" />}
      {data?.makes.length === 0 && (
        <EmptyState
          icon={<CarFront size={26} aria-hidden="true" />}
          title="No makes or models match"
          text={mayWrite ? 'Try another name, or add it.' : 'Try another name.'}
        />
      )}
      {data && data.makes.length > 0 && (
        <>
          <p className="text-sm text-ink-2">{countOf(data.makes.length, 'make')}</p>
          <ul aria-label="Makes" className="grid divide-y divide-line rounded-l border border-line bg-surface">
            {data.makes.map((make) => (
              <MakeRow
                key={make.id}
                make={make}
                isOpen={make.id === makeId}
                onOpen={(isOpen) => onLook({ makeId: isOpen ? make.id : null })}
                mayWrite={mayWrite}
                onEdit={setEdited}
              />
            ))}
          </ul>
        </>
      )}
      <Dialog isForm open={edited !== null} onClose={close} title={edited ? titleOf(edited) : ''}>
        <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
          {edited &&
            ('make' in edited ? (
              <MakeForm make={edited.make} onDone={close} />
            ) : (
              <ModelForm make={edited.of} model={edited.model} onDone={close} />
            ))}
        </Suspense>
      </Dialog>
    </div>
  );
}
