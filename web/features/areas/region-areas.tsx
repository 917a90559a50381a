import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import type { StaffArea, StaffRegion } from '@forecourt/contract/areas/areas.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toast-list.ts';
import type { EditedPlace } from './edited-place.ts';

interface RegionAreasProps {
  region: StaffRegion;
  mayWrite: boolean;
  onEdit: (edited: EditedPlace) => void;
}

/** A region with its areas. */
export function RegionAreas({ region, mayWrite, onEdit }: RegionAreasProps) {
  const retire = useMutation({
    mutationFn: ({ id, is_hidden }: StaffArea) => api.areas.edit({ id, is_hidden: !is_hidden }),
    onSuccess: (_answer, { name, is_hidden }) =>
      showToast({ title: is_hidden ? `${name} is offered again` : `${name} retired`, tone: 'good' }),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'Something went wrong. Please try again.'), tone: 'danger' }),
    onSettled: refetched,
  });
  return (
    <section className="grid gap-1 rounded-l border border-line bg-surface px-[clamp(14px,2vw,20px)] py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow">
          <h3 className="text-lg">{region.name}</h3>
          <AlsoKnownAs names={region.also} />
        </div>
        {mayWrite && (
          <span className="flex gap-2">
            <Button
              kind="plain"
              size="small"
              className={finger}
              onClick={() => onEdit({ kind: 'area', region, area: null })}
            >
              <Plus size={16} aria-hidden="true" />
              Add area<span className="sr-only"> to {region.name}</span>
            </Button>
            <Button kind="plain" size="small" className={finger} onClick={() => onEdit({ kind: 'region', region })}>
              Edit<span className="sr-only"> {region.name}</span>
            </Button>
          </span>
        )}
      </div>
      {region.areas.length === 0 && <p className="text-sm text-ink-2">This region has no areas yet.</p>}
      <ul aria-label={`Areas of ${region.name}`} className="grid gap-x-8 xl:grid-cols-2">
        {region.areas.map((area) => (
          <li key={area.id} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
            <span className="grid min-w-0 grow basis-48">
              <span className="flex flex-wrap items-center gap-2">
                <span className={clsx('font-medium', area.is_hidden && 'text-ink-3')}>{area.name}</span>
                {area.is_hidden && <Tag tone="warn">Retired</Tag>}
              </span>
              <span className="text-sm text-ink-3">{countOf(area.cars, 'car')}</span>
              <AlsoKnownAs names={area.also} />
            </span>
            {mayWrite && (
              <span className="flex flex-wrap gap-1.5">
                <Button
                  kind="plain"
                  size="small"
                  className={finger}
                  onClick={() => onEdit({ kind: 'area', region, area })}
                >
                  Edit<span className="sr-only"> {area.name}</span>
                </Button>
                <Button kind="plain" size="small" className={finger} onClick={() => onEdit({ kind: 'merge', area })}>
                  Merge<span className="sr-only"> {area.name}</span>
                </Button>
                <Button
                  kind="plain"
                  size="small"
                  className={finger}
                  disabled={retire.isPending}
                  onClick={() => retire.mutate(area)}
                >
                  {area.is_hidden ? 'Offer again' : 'Retire'}
                  <span className="sr-only"> {area.name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const AlsoKnownAs = ({ names }: { names: readonly string[] }) =>
  names.length > 0 ? <span className="text-sm text-pretty text-ink-2">Also: {names.join(', ')}</span> : null;

const finger = 'pointer-coarse:h-11';
