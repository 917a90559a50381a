import { useQuery } from '@tanstack/react-query';
import type { WantedAd, WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { maxOpenWanted } from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { AdFrame, AdTitle } from './ad-frame.tsx';
import { statusNames } from './words.ts';

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
      <ul className="grid grid-cols-1 gap-2.5">
        {data.ads.map((ad) => (
          <li key={ad.id} className="min-w-0">
            <OwnAd ad={ad} chips={chipsOf(ad.filters)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line, because the owner knows what the ad says. The whole line leads to its page. */
const OwnAd = ({ ad, chips }: { ad: WantedAd; chips: readonly string[] }) => (
  <AdFrame look="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-m px-4 py-3">
    <div className="grid min-w-0 grow basis-64 gap-0.5">
      <h3 className="min-w-0 text-base wrap-anywhere">
        <AdTitle ad={ad} />
      </h3>
      <p className="text-sm text-ink-2 wrap-anywhere">{[...chips, `Up to ${money(ad.budget)}`].join(' · ')}</p>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {ad.replies !== null && ad.replies > 0 && <Tag tone="accent">{countOf(ad.replies, 'reply', 'replies')}</Tag>}
      {ad.status === 'open' ? (
        <span>
          Open until <Time at={ad.expires_at} as="day" />
        </span>
      ) : (
        <Tag tone={ad.status === 'closed' ? 'good' : 'warn'}>{statusNames[ad.status]}</Tag>
      )}
    </p>
  </AdFrame>
);
