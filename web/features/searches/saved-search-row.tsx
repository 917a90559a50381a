import { useState, type ReactNode } from 'react';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { SavedSearch } from '@forecourt/contract/searches/searches.ts';
import { count, countOf } from '../../lib/format.ts';
import { NewestCars } from '../../shared/cars/newest-cars.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { EditSearch } from './edit-search.tsx';
import { useSearchChange } from './use-search-change.ts';
import { frequencyNames, words } from './words.ts';

interface SavedSearchRowProps {
  search: SavedSearch;
  chips: readonly string[];
  /** The name as a link that opens the search. */
  renderName: (search: SavedSearch) => ReactNode;
  /** More to do with a search. */
  renderAction: (search: SavedSearch) => ReactNode;
}

/** One saved search: name, filters, results and alerts. */
export function SavedSearchRow({ search, chips, renderName, renderAction }: SavedSearchRowProps) {
  const { id, name, total, total_is_capped, new_count, newest, frequency, is_paused } = search;
  const [isEditing, setEditing] = useState(false);
  const { change, remove } = useSearchChange();
  return (
    <article className="grid gap-4 rounded-l border border-line bg-surface p-[clamp(14px,2vw,20px)] sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 text-lg wrap-anywhere">{renderName(search)}</h2>
          {new_count > 0 && <Tag tone="accent">{count(new_count)} new</Tag>}
          {is_paused && <Tag tone="warn">Paused</Tag>}
        </div>
        <ul aria-label="Filters" className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li key={chip} className="max-w-full truncate rounded-full border border-line px-3 py-1 text-sm text-ink-2">
              {chip}
            </li>
          ))}
        </ul>
        {total === null ? (
          <p className="text-sm font-medium text-danger">{words.broken}</p>
        ) : (
          <p className="text-sm text-ink-2">
            {total_is_capped ? `${count(total)}+ cars` : countOf(total, 'car')} now ·{' '}
            {[frequencyNames[frequency], ...channelsOf(search)].join(' · ')}
          </p>
        )}
      </div>
      <NewestCars cars={newest} />
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
        <Button kind="plain" size="small" onClick={() => change({ id, is_paused: !is_paused })}>
          {is_paused ? <Play size={15} aria-hidden="true" /> : <Pause size={15} aria-hidden="true" />}
          {is_paused ? 'Resume alerts' : 'Pause alerts'}
        </Button>
        <Button kind="plain" size="small" onClick={() => setEditing(true)}>
          <Pencil size={15} aria-hidden="true" />
          Edit
        </Button>
        {renderAction(search)}
        <IconButton label={`Delete ${name}`} className="ml-auto" onClick={() => remove(search)}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {isEditing && <EditSearch search={search} onClose={() => setEditing(false)} />}
    </article>
  );
}

/** Where else its alerts go. */
const channelsOf = ({ frequency, by_push, by_webhook }: SavedSearch) =>
  frequency === 'off' ? [] : [...(by_push ? ['in your browsers'] : []), ...(by_webhook ? ['to your webhook'] : [])];
