import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import type { WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { wantedSorts } from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipCheckbox } from '../../ui/chip-checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnAds } from './own-ads.tsx';
import { useWantedSearch, type WantedFilter } from './use-wanted-search.ts';
import { WantedCard } from './wanted-card.tsx';
import { sortNames, words } from './words.ts';

interface WantedBoardProps {
  isSignedIn: boolean;
  /** The filters in words. */
  chipsOf: (filters: WantedFilters) => readonly string[];
}

/** The board of wanted ads, with the user's own above. */
export function WantedBoard({ isSignedIn, chipsOf }: WantedBoardProps) {
  const [filters, look] = useWantedSearch();
  const typed = useDebouncedInput(filters.search, (search) => look({ search }, { replace: true }));
  const makes = useQuery({ ...api.catalogue.makes.query({}), staleTime: 3_600_000 }).data?.makes ?? [];
  const clear = () => {
    typed.type('');
    look({ search: '', make: '', matching: undefined }, { replace: true });
  };
  return (
    <div className="wrap grid grid-cols-1 gap-[clamp(24px,3vw,36px)] py-[clamp(24px,4vw,52px)]">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="grid gap-2">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="measure text-lg text-ink-2 text-pretty">{words.lead}</p>
        </div>
        <ButtonLink to={paths.newWanted}>{words.post}</ButtonLink>
      </div>
      {isSignedIn && <OwnAds chipsOf={chipsOf} />}
      <section aria-label="Board" className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_repeat(2,190px)]">
          <SearchField
            typed={typed}
            onClear={() => (typed.type(''), look({ search: '' }, { replace: true }))}
            label="Search wanted ads"
            placeholder="Search wanted ads"
            maxLength={100}
            className="col-span-2 md:col-span-1"
          />
          <Select aria-label="Make" value={filters.make} onChange={({ target }) => look({ make: target.value })}>
            <option value="">Any make</option>
            {filters.make && !makes.some(({ display_name }) => display_name === filters.make) && (
              <option value={filters.make}>{filters.make}</option>
            )}
            {makes.map(({ id, display_name }) => (
              <option key={id} value={display_name}>
                {display_name}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Sort by"
            value={filters.sort}
            onChange={({ target }) => look({ sort: wantedSorts.find((one) => one === target.value) ?? 'newest' })}
          >
            {wantedSorts.map((one) => (
              <option key={one} value={one}>
                {sortNames[one]}
              </option>
            ))}
          </Select>
        </div>
        {isSignedIn && (
          <div className="justify-self-start">
            <ChipCheckbox
              label="My cars match"
              checked={filters.matching === 'true'}
              onChange={({ target }) => look({ matching: target.checked ? 'true' : undefined })}
            />
          </div>
        )}
        <List filters={filters} look={look} onClear={clear} chipsOf={chipsOf} />
      </section>
    </div>
  );
}

interface ListProps extends Pick<WantedBoardProps, 'chipsOf'> {
  filters: WantedFilter;
  look: (next: Partial<WantedFilter>, how?: { replace: boolean }) => void;
  onClear: () => void;
}

function List({ filters: { search, make, matching, sort, page }, look, onClear, chipsOf }: ListProps) {
  const asked = { search: search || undefined, make: make || undefined, ...(matching && { matching: true as const }) };
  const list = useQuery({
    ...api.wanted.list.query({ ...asked, sort, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useLastPage(page, list.isPlaceholderData ? undefined : list.data?.pages, (last) =>
    look({ page: last }, { replace: true }),
  );
  if (list.isError && !list.data)
    return (
      <ErrorState level={2} title={words.notLoaded} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
    );
  if (!list.data)
    return (
      <output className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy="true" aria-label="Loading">
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <Skeleton key={at} className="h-60 rounded-l" />
        ))}
      </output>
    );
  const { ads, total, pages } = list.data;
  const isFiltered = Object.values(asked).some(Boolean);
  if (ads.length === 0)
    return (
      <EmptyState
        icon={<Megaphone size={26} aria-hidden="true" />}
        title={isFiltered ? 'No wanted ads found' : 'No wanted ads yet'}
        text={emptyText(matching !== undefined, isFiltered)}
        actions={isFiltered ? <Button onClick={onClear}>Clear all filters</Button> : null}
      />
    );
  return (
    <div className="grid gap-6" aria-busy={list.isPlaceholderData || undefined}>
      <output className="text-ink-2">{countOf(total, 'wanted ad')}</output>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {ads.map((ad) => (
          <li key={ad.id} className="min-w-0">
            <WantedCard ad={ad} chips={chipsOf(ad.filters)} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={(next) => look({ page: next })} className="justify-center" />
    </div>
  );
}

function emptyText(isMatching: boolean, isFiltered: boolean): string {
  if (isMatching) return 'No one is looking for one of your cars right now. We’ll notify you when someone does.';
  return isFiltered ? 'Try other words or another make.' : 'Say what you’re looking for, and sellers will find you.';
}
