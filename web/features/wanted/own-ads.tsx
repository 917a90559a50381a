import { useQuery } from '@tanstack/react-query';
import type { WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { maxOpenWanted } from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../lib/api.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { WantedCard } from './wanted-card.tsx';

/** The user's own ads in every state. Nothing while there are none. */
export function OwnAds({ chipsOf }: { chipsOf: (filters: WantedFilters) => readonly string[] }) {
  const { data } = useQuery({ ...api.wanted.mine.query({}), staleTime: 0 });
  useLiveRefresh('wanted');
  if (!data || data.ads.length === 0) return null;
  const open = data.ads.filter(({ status }) => status === 'open').length;
  return (
    <section aria-labelledby="own-ads" className="grid gap-4 rounded-l bg-sunken p-[clamp(16px,2.4vw,24px)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="own-ads" className="text-lg">
          Your wanted ads
        </h2>
        <p className="text-sm text-ink-2">
          {open} of {maxOpenWanted} open
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.ads.map((ad) => (
          <li key={ad.id} className="min-w-0">
            <WantedCard ad={ad} chips={chipsOf(ad.filters)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
