import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight, Plus } from 'lucide-react';
import type { StaffMake } from '@forecourt/contract/catalogue/catalogue.ts';
import * as api from '../../lib/api.ts';
import { count, countOf } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Edited } from './edited.ts';
import { useHiding } from './use-hiding.ts';

interface MakeRowProps {
  make: StaffMake;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  mayWrite: boolean;
  onEdit: (edited: Edited) => void;
}

/** A make, with its models when open. */
export function MakeRow({ make, isOpen, onOpen, mayWrite, onEdit }: MakeRowProps) {
  const id = useId();
  const { hideMake, isHiding } = useHiding();
  const { display_name, is_hidden, models, cars, active_cars, matching_models } = make;
  return (
    <li className="px-[clamp(14px,2vw,20px)] py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
          className="flex min-w-0 grow items-center gap-2.5 rounded-s py-1 text-left"
        >
          <ChevronRight
            size={18}
            className={clsx('shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          <span className="grid min-w-0">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <b className={clsx('font-semibold', is_hidden && 'text-ink-3')}>{display_name}</b>
              {is_hidden && <Tag tone="warn">Hidden</Tag>}
            </span>
            <span className="text-sm text-ink-3">
              {countOf(models, 'model')} · {countOf(cars, 'car')}, {count(active_cars)} active
            </span>
            {matching_models.length > 0 && !isOpen && (
              <span className="truncate text-sm text-ink-2">{matching_models.slice(0, 6).join(', ')}</span>
            )}
          </span>
        </button>
        {mayWrite && (
          <span className="flex gap-2">
            <Button kind="plain" size="small" className={finger} onClick={() => onEdit({ make })}>
              Edit<span className="sr-only"> {display_name}</span>
            </Button>
            <Button kind="plain" size="small" className={finger} disabled={isHiding} onClick={() => hideMake(make)}>
              {is_hidden ? 'Show again' : 'Hide'}
              <span className="sr-only"> {display_name}</span>
            </Button>
          </span>
        )}
      </div>
      <div id={id}>{isOpen && <Models make={make} mayWrite={mayWrite} onEdit={onEdit} />}</div>
    </li>
  );
}

function Models({ make, mayWrite, onEdit }: Pick<MakeRowProps, 'make' | 'mayWrite' | 'onEdit'>) {
  const { data, error, refetch } = useQuery(api.catalogue.staffModels.query({ make_id: make.id }));
  const { hideModel, isHiding } = useHiding();
  if (error && !data)
    return (
      <Notice tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{sentenceOf(error, 'We couldn’t load the models.')}</p>
          <Button kind="plain" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    );
  if (!data) return <Skeleton className="mt-3 h-40 rounded-m" />;
  return (
    <div className="mt-3 grid gap-2 rounded-m bg-sunken p-4 md:ml-7">
      {data.models.length === 0 && <p className="text-sm text-ink-2">This make has no models yet.</p>}
      <ul aria-label={`${make.display_name} models`} className="grid gap-x-8 xl:grid-cols-2">
        {data.models.map((model) => (
          <li key={model.id} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
            <span className="grid min-w-0 grow">
              <span className="flex flex-wrap items-center gap-2">
                <span
                  className={clsx(
                    'font-medium',
                    model.is_hidden && 'text-ink-3',
                    make.matching_models.includes(model.display_name) && 'text-accent-ink',
                  )}
                >
                  {model.display_name}
                </span>
                {model.is_hidden && <Tag tone="warn">Hidden</Tag>}
              </span>
              <span className="text-sm text-ink-3">
                {model.body_class} · {model.seats !== null && `${countOf(model.seats, 'seat')} · `}
                {countOf(model.cars, 'car')}
              </span>
            </span>
            {mayWrite && (
              <span className="flex gap-1.5">
                <Button kind="plain" size="small" className={finger} onClick={() => onEdit({ of: make, model })}>
                  Edit<span className="sr-only"> {model.display_name}</span>
                </Button>
                <Button
                  kind="plain"
                  size="small"
                  className={finger}
                  disabled={isHiding}
                  onClick={() => hideModel(model)}
                >
                  {model.is_hidden ? 'Show again' : 'Hide'}
                  <span className="sr-only"> {model.display_name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button
          kind="plain"
          size="small"
          className="mt-1 justify-self-start"
          onClick={() => onEdit({ of: make, model: null })}
        >
          <Plus size={16} aria-hidden="true" />
          Add model
        </Button>
      )}
    </div>
  );
}

const finger = 'pointer-coarse:h-11';
