import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { priceBands } from '@forecourt/contract/cars/filter-values.ts';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { activeFilters, nameFrom } from '../features/browse/active-filters.ts';
import { readBrowseSearch, type BrowseSearch } from '../features/browse/browse-search.ts';
import { FilterPicker } from '../features/browse/filter-picker.tsx';
import { WantedForm } from '../features/wanted/wanted-form.tsx';
import { words } from '../features/wanted/words.ts';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { showToast } from '../ui/toast-list.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/** /wanted/new. The filters are in its address, under the names that Browse uses. */
export const NewWantedPage = () => (
  <Frame title={words.post} lead="Say what you’re looking for. It stays on the board for 30 days.">
    <Compose />
  </Frame>
);

/** /wanted/{id}/edit. The link that leads here brings the ad's filters. */
export function EditWantedPage() {
  const { id } = useParams({ from: paths.editWanted });
  const { data, error, refetch } = useQuery(api.wanted.get.query({ id: Number(id) || 0 }));
  if (data?.ad.may.edit)
    return (
      <Frame title="Edit your wanted ad" lead="Sellers are notified again only if you look for other cars.">
        <Compose key={data.ad.id} ad={data.ad} />
      </Frame>
    );
  if (data !== undefined || error)
    return (
      <ErrorState
        title={data === undefined ? words.adNotLoaded : 'You can’t edit this wanted ad'}
        text={error ? sentenceOf(error) : 'It may have been deleted, or our staff are reviewing it.'}
        onRetry={() => void refetch()}
      />
    );
  return <PageSkeleton />;
}

function Compose({ ad }: { ad?: WantedAd }) {
  const navigate = useNavigate();
  const { sort: _sort, page: _page, from: _from, ...search } = readBrowseSearch(useSearch({ strict: false }));
  const { priceBand, maxPrice = belowBand(priceBand), ...filters } = search;
  const show = (next: BrowseSearch) =>
    void navigate({ to: '.', search: { ...next, maxPrice } as never, replace: true, resetScroll: false });
  const { minPrice: _min, ...named } = filters;
  return (
    <WantedForm
      filters={filters}
      suggested={{ title: nameFrom(activeFilters(named)), budget: maxPrice }}
      {...(ad && { ad })}
      renderFilters={(id) => <FilterPicker id={id} search={filters} onChange={show} />}
      submit={ad ? 'Save changes' : words.post}
      send={async (input) => {
        const saved = ad ? await api.wanted.update({ id: ad.id, ...input }) : await api.wanted.add(input);
        showToast({ title: ad ? 'Wanted ad saved' : 'Your wanted ad is on the board', tone: 'good' });
        await navigate({ to: paths.wantedAd, params: { id: String(saved.ad.id) } });
      }}
    />
  );
}

/** The highest whole price of a price band. */
function belowBand(band: BrowseSearch['priceBand']): number | undefined {
  const below = priceBands.find(({ key }) => key === band)?.below;
  return below ? below - 1 : undefined;
}

const Frame = ({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) => (
  <div className="wrap grid max-w-[760px] grid-cols-1 gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,52px)]">
    <div className="grid gap-2">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-ink-2 text-pretty">{lead}</p>
    </div>
    {children}
  </div>
);
