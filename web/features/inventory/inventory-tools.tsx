import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Download, Upload } from 'lucide-react';
import { carStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { inventorySortNames, inventorySorts } from '@forecourt/contract/inventory/inventory-values.ts';
import type { inventory } from '@forecourt/contract/inventory/inventory.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../lib/api.ts';
import { ownStatusName } from '../../lib/car-words.ts';
import { downloadCsv } from '../../lib/download.ts';
import { count } from '../../lib/format.ts';
import { useMedia } from '../../lib/media.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { maxSearch, type ListFilters } from './inventory-search.ts';

interface InventoryToolsProps {
  dealerId: number;
  looking: ListFilters;
  onLook: (filters: Partial<ListFilters>) => void;
  list: Result<typeof inventory.list> | undefined;
  mayHaveFile: boolean;
  onImport: () => void;
  /** Further buttons: print and share. */
  buttons: ReactNode;
}

/** Search, status, order, print, share, export and import, and the slots in use. */
export function InventoryTools({
  dealerId,
  looking: filters,
  onLook,
  list,
  mayHaveFile,
  onImport,
  buttons,
}: InventoryToolsProps) {
  const { status, search, sort } = filters;
  const hasKeys = useMedia('(pointer: fine)');
  const typed = useDebouncedInput(search, (text) => onLook({ search: text, page: 1 }));
  const file = useMutation({
    mutationFn: () => api.inventory.file({ dealer_id: dealerId, status, search: search || undefined, sort }),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t create the file. Please try again.'), tone: 'danger' }),
  });
  const of = (option: CarStatus) => list?.by_status[option] ?? 0;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_190px_200px]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            onLook({ search: '', page: 1 });
          }}
          label="Search your cars"
          placeholder={`Name, plate or contact${hasKeys ? ' ( / )' : ''}`}
          maxLength={maxSearch}
          className="max-md:col-span-2"
        />
        <Select
          aria-label="Status"
          value={status ?? ''}
          onChange={({ target }) => onLook({ status: carStatuses.find((option) => option === target.value), page: 1 })}
        >
          <option value="">All statuses</option>
          {carStatuses
            .filter((option) => of(option) > 0 || option === status)
            .map((option) => (
              <option key={option} value={option}>
                {ownStatusName(option, option === 'removed' ? 'seller' : null)} ({count(of(option))})
              </option>
            ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={sort}
          onChange={({ target }) =>
            onLook({ sort: inventorySorts.find((option) => option === target.value) ?? 'newest', page: 1 })
          }
        >
          {inventorySorts.map((option) => (
            <option key={option} value={option}>
              {inventorySortNames[option]}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        {list && (
          <p className="text-sm text-ink-2">
            {count(list.total)} {list.total === 1 ? 'car' : 'cars'} · {count(list.slots.used)} of {count(list.slots.of)}{' '}
            slots in use
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {buttons}
          {mayHaveFile && (
            <>
              <Button kind="plain" size="small" className={finger} busy={file.isPending} onClick={() => file.mutate()}>
                {!file.isPending && <Download size={16} aria-hidden="true" />}
                Export CSV
              </Button>
              <Button kind="plain" size="small" className={finger} onClick={onImport}>
                <Upload size={16} aria-hidden="true" />
                Import CSV
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const finger = 'pointer-coarse:h-11';
