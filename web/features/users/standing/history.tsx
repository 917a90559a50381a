import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { useState } from 'react';
import type { HistoryEntry, JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { appealNames, countsText, entryTitle } from './history-words.ts';

const shownFirst = 3;

/** Earlier decisions, newest first. */
export function History({ person }: { person: JudgedPerson }) {
  const [isOpen, setOpen] = useState(false);
  const { history, history_total: total } = person;
  if (total === 0) return <p className="text-sm text-ink-3">No earlier decisions.</p>;
  const shown = isOpen ? history : history.slice(0, shownFirst);
  const counts = countsText(person);
  return (
    <div className="grid gap-2 text-sm">
      {counts && <p className="font-medium">{counts}</p>}
      <ul aria-label={`${possessive(person.name)} history`} className="grid divide-y divide-line border-t border-line">
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {!isOpen && history.length > shownFirst && (
        <div>
          <Button kind="quiet" size="small" className="-ml-2.5 pointer-coarse:h-11" onClick={() => setOpen(true)}>
            Show {history.length === total ? `all ${total}` : `the latest ${history.length} of ${total}`}
          </Button>
        </div>
      )}
    </div>
  );
}

const Entry = ({ entry }: { entry: HistoryEntry }) => (
  <li className="flex min-w-0 items-baseline justify-between gap-4 py-2 last:pb-0">
    <span className="min-w-0 wrap-anywhere">
      <b className="font-semibold">{entryTitle(entry)}</b>
      {entry.reason !== null && <span className="block text-ink-2">{entry.reason}</span>}
      {entry.appeal !== null && <span className="block text-ink-3">{appealNames[entry.appeal]}</span>}
    </span>
    <span className="shrink-0 text-ink-3">
      <Time at={entry.at} />
    </span>
  </li>
);
