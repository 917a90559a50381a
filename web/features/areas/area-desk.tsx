import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { EditedPlace } from './edited-place.ts';
import { RegionAreas } from './region-areas.tsx';

const AreaForm = lazy(async () => ({ default: (await import('./area-form.tsx')).AreaForm }));
const RegionForm = lazy(async () => ({ default: (await import('./region-form.tsx')).RegionForm }));
const MergeForm = lazy(async () => ({ default: (await import('./merge-form.tsx')).MergeForm }));

/** The areas that sellers pick from, by region. */
export function AreaDesk({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, refetch } = useQuery(api.areas.staffList.query({}));
  useLiveRefresh('staffAreas');
  const [edited, setEdited] = useState<EditedPlace | null>(null);
  const close = () => setEdited(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-xl">Areas</h2>
          <p className="max-w-[70ch] text-sm text-pretty text-ink-2">
            Where sellers can say a car is. Renaming, moving or merging an area updates its cars, and its old name keeps
            finding it. Retired areas stay on existing cars but aren’t offered for new listings.
          </p>
        </div>
        {mayWrite && (
          <Button onClick={() => setEdited({ kind: 'region', region: null })}>
            <Plus size={18} aria-hidden="true" />
            Add region
          </Button>
        )}
      </div>
      {error && !data && (
        <ErrorState
          level={2}
          title="We couldn’t load the areas"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-l" />}
      {data?.regions.length === 0 && (
        <EmptyState
          icon={<MapPin size={26} aria-hidden="true" />}
          title="No areas yet"
          text={mayWrite ? 'Add a region, then its areas.' : 'Areas will appear here.'}
        />
      )}
      {data?.regions.map((region) => (
        <RegionAreas key={region.id} region={region} mayWrite={mayWrite} onEdit={setEdited} />
      ))}
      <Dialog isForm open={edited !== null} onClose={close} title={edited ? titleOf(edited) : ''}>
        <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
          {edited?.kind === 'region' && <RegionForm region={edited.region} onDone={close} />}
          {edited?.kind === 'area' && (
            <AreaForm area={edited.area} region={edited.region} regions={data?.regions ?? []} onDone={close} />
          )}
          {edited?.kind === 'merge' && <MergeForm area={edited.area} regions={data?.regions ?? []} onDone={close} />}
        </Suspense>
      </Dialog>
    </div>
  );
}

function titleOf(edited: EditedPlace): string {
  if (edited.kind === 'merge') return `Merge ${edited.area.name}`;
  if (edited.kind === 'region') return edited.region ? `Edit ${edited.region.name}` : 'Add region';
  return edited.area ? `Edit ${edited.area.name}` : `Add an area to ${edited.region.name}`;
}
