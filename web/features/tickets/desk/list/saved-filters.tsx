import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { BookmarkPlus, X } from 'lucide-react';
import * as api from '../../../../lib/api.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { parseSearch, stringifySearch } from '../../../../lib/search-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { isFiltered, readFilters, type DeskSearch } from '../desk-search.ts';
import { useAction } from '../use-action.ts';
import { SaveFilterDialog } from './save-filter-dialog.tsx';

/** The user's saved filters, and buttons to save or clear the current one. */
export function SavedFilters({ search, onClear }: { search: DeskSearch; onClear: () => void }) {
  const { data } = useQuery(api.tickets.filters.query({}));
  const [isSaving, setSaving] = useState(false);
  const { act } = useAction();
  const now = stringifySearch(readFilters(search));
  const kept = data?.filters ?? [];
  const isKept = kept.some(({ query }) => textOf(query) === now);
  if (kept.length === 0 && !isFiltered(search)) return null;

  function forget({ id, name, query }: { id: number; name: string; query: string }) {
    const undo = () => act({ run: () => api.tickets.saveFilter({ name, query }) });
    act({
      run: () => api.tickets.deleteFilter({ id }),
      done: { title: `Filter “${name}” deleted`, action: { label: 'Undo', run: undo } },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {kept.length > 0 && (
        <ul aria-label="Saved filters" className="contents">
          {kept.map((one) => {
            const isShown = textOf(one.query) === now;
            return (
              <li
                key={one.id}
                className={clsx(
                  'flex h-9 items-center rounded-full border pl-3.5 text-sm font-medium',
                  isShown ? 'border-ink bg-ink text-paper' : 'border-line bg-surface text-ink-2 hover:border-edge',
                )}
              >
                <Link
                  to={staffTabs.tickets}
                  search={{ ...filtersOf(one.query) }}
                  aria-current={isShown ? 'true' : undefined}
                  className="max-w-44 truncate rounded-s"
                >
                  {one.name}
                </Link>
                <IconButton
                  label={`Delete filter ${one.name}`}
                  onClick={() => forget(one)}
                  className={clsx('ml-0.5 size-8', isShown && 'text-paper hover:text-ink')}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {isFiltered(search) && (
        <>
          {!isKept && (
            <Button kind="quiet" size="small" onClick={() => setSaving(true)}>
              <BookmarkPlus size={16} aria-hidden="true" />
              Save this filter
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={onClear}>
            Clear filters
          </Button>
        </>
      )}
      <SaveFilterDialog
        query={isSaving ? now : null}
        taken={kept.map(({ name }) => name)}
        onClose={() => setSaving(false)}
      />
    </div>
  );
}

const filtersOf = (query: string) => readFilters(parseSearch(query));
const textOf = (query: string) => stringifySearch(filtersOf(query));
