import { useId, useState, type KeyboardEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { maxQuickSearch } from '@forecourt/contract/quick-search/quick-search.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { nextIndex } from '../../../ui/arrow-keys.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { FoundList } from './found-list-view.tsx';
import { groupsOf, type FoundItem } from './found-list.ts';

/** Finds people, cars and tickets as you type. Arrow keys select a result and Enter opens it. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const search = useDebounced(text.trim(), typingMs);
  const isAsked = search.length >= 2;
  const { data, error, isFetching } = useQuery({
    ...api.staff.quickSearch.query({ search }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const groups = isAsked && data ? groupsOf(data.found) : [];
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(place, items.length - 1)];
  const isCurrent = isAsked && search === text.trim() && !isFetching;

  function open(item: FoundItem) {
    onClose();
    void navigate(item.to);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Enter right after typing waits for the results of what was typed.
    if (event.key === 'Enter' && active && isCurrent) return open(active);
    if (event.key === 'Home' || event.key === 'End') return;
    const next = nextIndex(event.key, Math.min(place, items.length - 1), items.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  }

  return (
    <Dialog open onClose={onClose} title="Quick search">
      <div className="grid grid-cols-1 gap-4">
        <Input
          type="text"
          enterKeyHint="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a search field with a list of results
          role="combobox"
          aria-label="Search people, cars and tickets"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${active.key}`}
          placeholder="Name, car, subject or number"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQuickSearch}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
        />
        <output className="text-sm text-ink-2">
          {error && isAsked && sentenceOf(error, 'We couldn’t search. Please try again.')}
          {!error && isCurrent && (items.length === 0 ? 'Nothing found.' : countOf(items.length, 'result'))}
          {!isAsked && 'Enter at least two characters.'}
        </output>
        <FoundList
          id={listId}
          groups={groups}
          active={active}
          onOpen={open}
          onPoint={(item) => setPlace(items.indexOf(item))}
        />
      </div>
    </Dialog>
  );
}

const typingMs = 200;
