import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { countOf, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Ago } from '../../ui/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { ReportAd } from './report-ad.tsx';
import { WantedChips } from './wanted-chips.tsx';
import { statusNames } from './words.ts';

const ReplyWithCar = lazy(async () => ({ default: (await import('./reply-with-car.tsx')).ReplyWithCar }));

interface WantedDetailProps {
  ad: WantedAd;
  chips: readonly string[];
  /** The ad's filters as an address of Browse. */
  carsLink: ReactNode;
  isOwn: boolean;
  isSignedIn: boolean;
  onLogIn: () => void;
  /** A staff decision about the ad, with its appeal. */
  decision: ReactNode;
}

/** The page of one ad: the car that is wanted, its owner, and the cars that the reader could reply with. */
export function WantedDetail({ ad, chips, carsLink, isOwn, isSignedIn, onLogIn, decision }: WantedDetailProps) {
  return (
    <div className="wrap grid max-w-[1080px] grid-cols-1 gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,52px)]">
      <Link to={paths.wanted} className="w-fit text-sm text-ink-2 underline decoration-edge underline-offset-4">
        All wanted ads
      </Link>
      {decision}
      <div className="grid items-start gap-x-[clamp(24px,4vw,56px)] gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(300px,360px)]">
        <div className="grid min-w-0 gap-5">
          <div className="grid gap-2.5">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="min-w-0 text-2xl wrap-anywhere">{ad.title}</h1>
              {ad.status !== 'open' && (
                <Tag tone={ad.status === 'closed' ? 'good' : 'warn'}>{statusNames[ad.status]}</Tag>
              )}
            </div>
            <p className="text-ink-2">
              Would pay up to <strong className="wide text-xl font-semibold text-ink">{money(ad.budget)}</strong>
            </p>
          </div>
          <WantedChips chips={chips} />
          {ad.text && <LinkedText text={ad.text} />}
          <p className="text-sm text-ink-3">
            Posted <Ago at={ad.published_at} inSentence />
            {ad.status === 'open' && (
              <>
                {' '}
                · open until <Time at={ad.expires_at} as="day" />
              </>
            )}
          </p>
        </div>
        <aside className="grid gap-4 rounded-l border border-line bg-surface p-5">
          <p className="flex min-w-0 items-center gap-3">
            <Avatar name={ad.owner.name} picture={ad.owner.avatar_url} size="medium" />
            <span className="grid min-w-0">
              <Link
                to={paths.user}
                params={{ userId: String(ad.owner.id) }}
                className="truncate font-semibold underline-offset-4 hover:underline"
              >
                {ad.owner.name}
              </Link>
              <span className="text-sm text-ink-2">
                Member since <Time at={ad.owner.member_since} as="day" />
              </span>
            </span>
          </p>
          {isOwn && <OwnerActions ad={ad} />}
          {isOwn && ad.replies !== null && (ad.replies > 0 || ad.status === 'open') && (
            <p className="text-sm text-ink-2">
              {ad.replies === 0 ? (
                'No replies yet. Sellers with a matching car are notified once a day.'
              ) : (
                <Link to={paths.messages} className="underline decoration-edge underline-offset-4">
                  {countOf(ad.replies, 'reply', 'replies')} in your messages
                </Link>
              )}
            </p>
          )}
          {carsLink}
          {!isOwn && ad.status === 'open' && (
            <p className="text-sm text-ink-2">You’ll talk in your messages. Never pay before you have seen the car.</p>
          )}
        </aside>
      </div>
      {!isOwn &&
        (ad.status === 'open' ? (
          <Suspense>
            <ReplyWithCar ad={ad} isSignedIn={isSignedIn} onLogIn={onLogIn} />
          </Suspense>
        ) : (
          <Notice>This wanted ad is no longer open, so you can’t reply to it.</Notice>
        ))}
      {!isOwn && (
        <div className="justify-self-start">
          <ReportAd ad={ad} isSignedIn={isSignedIn} onLogIn={onLogIn} />
        </div>
      )}
    </div>
  );
}
