import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Store } from 'lucide-react';
import { dealerSorts } from '@forecourt/contract/dealers/directory-values.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { sortNames, words } from '../words.ts';
import { DealerCard } from './dealer-card.tsx';
import { DealerSkeleton } from './dealer-skeleton.tsx';
import { directorySearch, type readDirectorySearch } from './directory-search.ts';

type DirectoryQuery = ReturnType<typeof readDirectorySearch>;

interface DirectoryProps {
  asked: DirectoryQuery;
  onGo: (next: DirectoryQuery, how: { replace: boolean }) => void;
}

export function Directory({ asked, onGo }: DirectoryProps) {
  const typed = useDebouncedInput(asked.search ?? '', (search) =>
    onGo({ ...asked, search: search || undefined, page: 1 }, { replace: true }),
  );
  const clear = () => {
    typed.type('');
    onGo({ ...asked, search: undefined, page: 1 }, { replace: true });
  };
  return (
    <div className="wrap grid grid-cols-1 gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,52px)]">
      <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-2">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="measure text-lg text-ink-2 text-pretty">{words.lead}</p>
        </div>
        <div className="grid gap-2.5 sm:grid-cols-[minmax(0,300px)_200px]">
          <SearchField typed={typed} onClear={clear} label={words.search} placeholder={words.search} maxLength={100} />
          <Select
            aria-label="Sort by"
            value={asked.sort}
            onChange={({ target }) => {
              const sort = dealerSorts.find((option) => option === target.value);
              if (sort) onGo({ ...asked, sort, page: 1 }, { replace: true });
            }}
          >
            {dealerSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <List asked={asked} onClear={clear} />
    </div>
  );
}

function List({ asked, onClear }: { asked: DirectoryQuery; onClear: () => void }) {
  const { search, sort, page } = asked;
  const list = useQuery({
    ...api.dealers.list.query({ ...(search && { search }), sort, page }),
    placeholderData: keepPreviousData,
  });
  if (list.isError && !list.data)
    return (
      <ErrorState
        level={2}
        title={words.listFailed}
        text={sentenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <DealerSkeleton />;
  const { dealers, total, pages, time_zone } = list.data;
  if (dealers.length === 0) return <NoDealers asked={asked} total={total} onClear={onClear} />;
  return (
    <div className="grid gap-6" aria-busy={list.isPlaceholderData || undefined}>
      <output className="text-ink-2">
        {countOf(total, 'dealer')}
        {search && ` for “${search}”`}
      </output>
      {/* Up to four dealers use two columns. Three columns would leave one card alone. */}
      <ul className={clsx('grid grid-cols-1 gap-5 sm:grid-cols-2', total > 4 && 'lg:grid-cols-3')}>
        {dealers.map((dealer) => (
          <li key={dealer.id}>
            <DealerCard dealer={dealer} timeZone={time_zone} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        className="justify-center"
        renderLink={(number, link) => (
          <Link
            to={paths.dealers}
            search={directorySearch({ ...asked, page: number })}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
    </div>
  );
}

/** Shown for a search without matches, a page past the end, or a directory without dealers. */
function NoDealers({ asked, total, onClear }: { asked: DirectoryQuery; total: number; onClear: () => void }) {
  const icon = <Store size={26} aria-hidden="true" />;
  if (total > 0)
    return (
      <EmptyState
        icon={icon}
        title="This page doesn’t exist"
        actions={
          <ButtonLink to={paths.dealers} search={directorySearch({ ...asked, page: 1 })}>
            Go to the first page
          </ButtonLink>
        }
      />
    );
  if (asked.search)
    return (
      <EmptyState
        icon={icon}
        title={`${words.noneFound} “${asked.search}”`}
        text="Try fewer or different words."
        actions={<Button onClick={onClear}>Show all dealers</Button>}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={words.noDealers}
      text={words.noDealersText}
      actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
    />
  );
}
