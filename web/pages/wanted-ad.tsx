import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { useIsSignedIn } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { activeFilters } from '../features/browse/active-filters.ts';
import type { BrowseSearch } from '../features/browse/browse-search.ts';
import { WantedDetail } from '../features/wanted/wanted-detail.tsx';
import { words } from '../features/wanted/words.ts';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));

export function WantedAdPage() {
  const { id } = useParams({ from: paths.wantedAd });
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const { data, error, refetch } = useQuery({ ...api.wanted.get.query({ id: Number(id) }), enabled: isId });
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const onLogIn = useLogIn();
  useLiveRefresh('wanted', isSignedIn);
  const isMissing = data === null || !isId;
  useTitle(isMissing ? 'Wanted ad not found' : data?.ad.title);
  if (isMissing)
    return (
      <StateScreen
        icon={<Megaphone size={28} aria-hidden="true" />}
        title="This wanted ad no longer exists"
        text="Its owner may have deleted it."
        actions={<ButtonLink to={paths.wanted}>All wanted ads</ButtonLink>}
      />
    );
  if (!data && error)
    return <ErrorState title={words.adNotLoaded} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { ad } = data;
  const isOwn = member?.id === ad.owner.id;
  const search = { ...ad.filters, maxPrice: ad.budget } as BrowseSearch;
  const isHidden = ad.status === 'flagged' || ad.status === 'removed';
  return (
    <WantedDetail
      key={ad.id}
      ad={ad}
      chips={activeFilters(ad.filters as BrowseSearch).map(({ text }) => text)}
      carsLink={
        <ButtonLink to={paths.browse} search={search} kind="plain" size="small" className="justify-self-start">
          {isOwn ? 'Show matching cars' : 'Show what matches'}
        </ButtonLink>
      }
      isOwn={isOwn}
      isSignedIn={isSignedIn}
      onLogIn={onLogIn}
      decision={
        isOwn &&
        isHidden && (
          <Suspense>
            <DecisionOf target="wanted_ad" id={ad.id} userId={ad.owner.id} />
          </Suspense>
        )
      }
    />
  );
}
