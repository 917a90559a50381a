import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { money } from '../../lib/format.ts';
import { Ago } from '../../ui/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdFrame, AdTitle } from './ad-frame.tsx';
import { WantedChips } from './wanted-chips.tsx';

interface WantedCardProps {
  ad: WantedAd;
  /** The filters in words. */
  chips: readonly string[];
}

/** An ad on the board. The whole card leads to its page. */
export const WantedCard = ({ ad, chips }: WantedCardProps) => (
  <AdFrame look="flex h-full flex-col gap-3.5 rounded-l p-[clamp(16px,2vw,22px)]">
    <div className="flex items-start justify-between gap-4">
      <h2 className="min-w-0 text-lg leading-snug wrap-anywhere">
        <AdTitle ad={ad} />
      </h2>
      {/* Only the owner gets the number of replies. */}
      {ad.replies !== null && <Tag>Yours</Tag>}
    </div>
    <p className="text-sm text-ink-2">
      Up to <strong className="wide text-lg font-semibold text-ink">{money(ad.budget)}</strong>
    </p>
    <WantedChips chips={chips} />
    {ad.text && <p className="line-clamp-2 text-ink-2 wrap-anywhere">{ad.text}</p>}
    <p className="mt-auto flex min-w-0 items-center gap-2.5 pt-1 text-sm text-ink-2">
      <Avatar name={ad.owner.name} picture={ad.owner.avatar_url} />
      <span className="min-w-0 truncate">{ad.owner.name}</span>
      <span className="ml-auto shrink-0 text-ink-3">
        <Ago at={ad.published_at} />
      </span>
    </p>
  </AdFrame>
);
