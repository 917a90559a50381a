import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { useScrollRestoration } from '../../lib/scroll-restoration.ts';
import { paths } from '../../lib/paths.ts';
import { FeedLink } from '../../ui/feed-link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { activeFilters, nameFrom, understoodFilters } from './active-filters.ts';
import { BrowseSearchBox } from './browse-search-box.tsx';
import { readBrowseSearch, type BrowseSearch } from './browse-search.ts';
import { carListQuery } from './car-list.ts';
import { feedPath } from './feed-path.ts';
import { changed, changedNames, cleared, ordered, type Change } from './filter-changes.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterSidebar } from './filter-sidebar.tsx';
import { ResultLine } from './result-line.tsx';
import { Results } from './results.tsx';
import { ShowMore } from './show-more.tsx';
import { resultsId, SkipToCars } from './skip-to-cars.tsx';
import { SortSelect } from './sort-select.tsx';
import { useLoadedCars } from './use-loaded-cars.ts';
import { useView } from './use-view.ts';
import { ViewToggle } from './view-toggle.tsx';
import { words } from './words.ts';

interface BrowseProps {
  search: BrowseSearch;
  /** Goes to another state of the page. `replace` skips the history entry, `staysPut` keeps the scroll position. */
  onGo: (search: BrowseSearch, options: { replace: boolean; staysPut?: boolean }) => void;
  /** The button that saves the search, with more if there are no results. The name is suggested from the active filters. */
  renderSave?: ((suggestedName: string, isEmpty?: boolean) => ReactNode) | undefined;
  /** Above the results: what is new in a saved search. */
  news?: ReactNode;
  /** Shown over a car's picture: the heart. */
  renderAction?: (car: Car) => ReactNode;
}

/** The whole browse page. Its content depends only on `search`, except for grid or list. */
export function Browse({ search, onGo, renderSave, news, renderAction }: BrowseProps) {
  const [view, setView] = useView();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const client = useQueryClient();
  const list = useQuery(carListQuery(search));
  const answer = list.data;
  const loaded = useLoadedCars(search, list);
  useScrollRestoration(loaded.isWhole);
  const top = useFocusOnNewResults(search);
  const seller = answer?.cars[0];
  const typedSort = answer?.understood.find(({ sort }) => sort);
  const filters = [
    ...activeFilters(search, seller && (seller.company_name ?? seller.seller_name)),
    ...(search.search ? understoodFilters(search, answer?.understood ?? []) : []),
  ];

  function onChange(change: Change, how?: 'typed') {
    // Back undoes a typed search in one step, however many letters it has.
    const continuesTyping = how === 'typed' && changedNames(search, change).some((name) => name in search);
    onGo(changed(search, change), { replace: continuesTyping || isDrawerOpen, staysPut: continuesTyping });
  }
  const onClear = () => onGo(cleared(search), { replace: isDrawerOpen });
  const atPage = (page: number) => readBrowseSearch({ ...search, page, from: undefined });
  const approach = (page: number) => void client.query(carListQuery(atPage(page))).catch(() => undefined);
  const panel = { search, counts: answer?.counts, onChange };

  return (
    <div className="wrap py-[clamp(20px,3vw,40px)]">
      <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[1fr_minmax(260px,420px)]">
        <h1 className="text-2xl">{words.title}</h1>
        <BrowseSearchBox search={search.search} onChange={onChange} />
      </div>
      <div className="mt-5 grid items-start gap-x-10 lg:mt-8 lg:grid-cols-[256px_minmax(0,1fr)]">
        <SkipToCars />
        <FilterSidebar {...panel} onClear={filters.length > 0 ? onClear : undefined} />
        <section
          id={resultsId}
          tabIndex={-1}
          aria-label="Results"
          className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-5 outline-none"
        >
          {filters.length > 0 && (
            <FilterChips
              filters={filters}
              onRemove={(removal) => onChange(removal)}
              onClear={onClear}
              // Without matches, it is below. A dialog opened here before the answer would disappear with it.
              action={answer && answer.total > 0 && renderSave?.(nameFrom(filters))}
            />
          )}
          {news}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div ref={top} tabIndex={-1} className="min-h-6 max-lg:order-last max-lg:w-full">
              {answer && <ResultLine answer={answer} search={search} />}
            </div>
            <div className="flex min-w-0 items-center gap-2 max-lg:w-full">
              <FilterDrawer
                {...panel}
                open={isDrawerOpen}
                onOpen={setDrawerOpen}
                answer={answer}
                inUse={filters.filter(({ isUnderstood }) => !isUnderstood).length}
                onClear={onClear}
              />
              <div className="ml-auto flex min-w-0 items-center gap-2">
                <SortSelect
                  sort={search.sort ?? typedSort?.sort}
                  search={search.search}
                  onChange={(sort) => onChange(ordered(search, sort, typedSort))}
                />
                <ViewToggle view={view} onChange={setView} />
              </div>
            </div>
          </div>
          <Results
            list={list}
            loaded={loaded}
            view={view}
            search={search}
            onClear={onClear}
            saveAction={renderSave?.(nameFrom(filters), true)}
            onFirstPage={() => onGo(changed(search, {}), { replace: true, staysPut: true })}
            renderAction={renderAction}
          />
          <ShowMore
            search={search}
            list={list}
            loaded={loaded}
            onMore={(more) => onGo(more, { replace: true, staysPut: true })}
          />
          {answer && (
            <Pager
              page={search.page ?? 1}
              pages={answer.pages}
              renderLink={(page, link) => (
                <Link
                  to={paths.browse}
                  search={atPage(page)}
                  activeOptions={{ exact: true }}
                  onPointerEnter={() => approach(page)}
                  onFocus={() => approach(page)}
                  {...link}
                />
              )}
              className="mt-4 justify-center"
            />
          )}
          <FeedLink path={feedPath(search)} className="justify-self-end" />
        </section>
      </div>
    </div>
  );
}

/**
 * Moves the focus to the top of the results after paging or insisting on the exact words, because the pressed control
 * is gone. Typing or selecting a filter keeps the focus.
 */
function useFocusOnNewResults({ page = 1, from, asTyped }: BrowseSearch) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef({ page, asTyped });
  useEffect(() => {
    const isNew = (last.current.page !== page && from === undefined) || (asTyped && !last.current.asTyped);
    if (isNew && !document.activeElement?.matches('input, select')) top.current?.focus({ preventScroll: true });
    last.current = { page, asTyped };
  }, [page, from, asTyped]);
  return top;
}
