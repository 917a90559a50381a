import { useState } from 'react';
import clsx from 'clsx';
import { count } from '../../lib/format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Place, PlacedRow } from './places.ts';

interface VerdictListProps {
  rows: readonly PlacedRow[];
  counts: Record<Place, number>;
  isDone: boolean;
}

const filters: readonly { key: string; name: string; places: readonly Place[] }[] = [
  { key: 'all', name: 'All', places: ['live', 'draft', 'known', 'no_room', 'bad'] },
  { key: 'bad', name: 'To fix', places: ['bad'] },
  { key: 'new', name: 'New', places: ['live', 'draft'] },
  { key: 'known', name: 'Already in inventory', places: ['known'] },
  { key: 'no_room', name: 'Doesn’t fit', places: ['no_room'] },
];
const rowsPerPage = 50;

/** Every row with its verdict, a page at a time. */
export function VerdictList({ rows, counts, isDone }: VerdictListProps) {
  const [key, setKey] = useState('all');
  const [page, setPage] = useState(1);
  const of = (places: readonly Place[]) => places.reduce((sum, place) => sum + counts[place], 0);
  const offered = filters.filter(({ key: filterKey, places }) => filterKey === 'all' || of(places) > 0);
  const filter = offered.find((option) => option.key === key) ?? offered[0]!;
  const matching = rows.filter(({ place }) => filter.places.includes(place));
  const pages = Math.max(1, Math.ceil(matching.length / rowsPerPage));
  const at = Math.min(page, pages);
  return (
    <section aria-label="Rows" className="grid grid-cols-1 gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filter rows</legend>
        {offered.map(({ key: filterKey, name, places }) => (
          <button
            key={filterKey}
            type="button"
            aria-pressed={filterKey === filter.key}
            onClick={() => {
              setKey(filterKey);
              setPage(1);
            }}
            className="min-h-9 rounded-full border border-line bg-surface px-3.5 text-sm font-medium hover:border-edge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
          >
            {name} <span className="tabular-nums opacity-70">{count(of(places))}</span>
          </button>
        ))}
      </fieldset>
      <ul className="divide-y divide-line rounded-l border border-line bg-surface">
        {matching.slice((at - 1) * rowsPerPage, at * rowsPerPage).map((row) => (
          <Row key={row.number} row={row} isDone={isDone} />
        ))}
      </ul>
      <Pager page={at} pages={pages} onPage={setPage} />
    </section>
  );
}

function Row({ row, isDone }: { row: PlacedRow; isDone: boolean }) {
  const { tone, would, did } = verdicts[row.place];
  const note = row.place === 'known' && row.outcome === 'known' ? 'This row was already imported.' : row.note;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="text-sm text-ink-3 tabular-nums">Row {row.number}</span>
      <span className="min-w-0 truncate font-medium">{row.name}</span>
      <span className="max-md:col-start-2">
        <Tag tone={tone}>{isDone || row.outcome ? did : would}</Tag>
      </span>
      {(note || row.problems.length > 0) && (
        <ul
          className={clsx(
            'col-start-2 grid gap-0.5 text-sm wrap-anywhere md:col-end-4',
            row.place === 'bad' ? 'text-ink' : 'text-ink-2',
          )}
        >
          {row.problems.map(({ column, sentence }) => (
            <li key={`${column} ${sentence}`}>
              {column && <b className="font-semibold">{column}: </b>}
              {sentence}
            </li>
          ))}
          {note && <li>{note}</li>}
        </ul>
      )}
    </li>
  );
}

const verdicts = {
  live: { tone: 'good', would: 'Will go live', did: 'Live' },
  draft: { tone: 'neutral', would: 'Will be a draft', did: 'Draft' },
  known: { tone: 'neutral', would: 'Already in inventory', did: 'Already in inventory' },
  no_room: { tone: 'warn', would: 'Won’t fit', did: 'Didn’t fit' },
  bad: { tone: 'danger', would: 'To fix', did: 'Skipped' },
} as const;
