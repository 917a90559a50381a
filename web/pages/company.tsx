import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import type { Dealer } from '@forecourt/contract/dealers/directory.ts';
import { VerifiedDealerBadge } from '../features/accounts/badges.tsx';
import { useSession } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { CoverPhotos } from '../shared/cars/cover-photos.tsx';
import { CarsOfSeller, useCarsOfSeller } from '../shared/cars/cars-of-seller.tsx';
import { CompanyHeader } from '../features/dealers/company/company-header.tsx';
import { CompanyOverview } from '../features/dealers/company/company-overview.tsx';
import { companyTabs, words } from '../features/dealers/words.ts';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { SendMessageButton } from '../features/messaging/send-message-button.tsx';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ClientOnly } from '../ui/client-only.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FeedLink } from '../ui/feed-link.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { StateScreen } from '../ui/state-screen.tsx';
import { TabSkeleton } from '../ui/tab-skeleton.tsx';

const FollowButton = lazy(async () => ({
  default: (await import('../features/follows/follow-button.tsx')).FollowButton,
}));
const ReviewsOf = lazy(async () => ({ default: (await import('../features/reviews/reviews-of.tsx')).ReviewsOf }));
const SalesOf = lazy(async () => ({ default: (await import('../features/sales/sales-of.tsx')).SalesOf }));

/** A dealer's public page. The team's own tools are in the portal (pages/dealer.tsx). */
export function CompanyPage() {
  const { dealerId } = useParams({ from: paths.company });
  const isId = /^[1-9]\d{0,14}$/.test(dealerId);
  const { data, error, refetch } = useQuery({ ...api.dealers.get.query({ id: dealerId }), enabled: isId });
  const isMissing = data === null || !isId;
  useTitle(isMissing ? words.notFound : data?.dealer.company_name);

  if (isMissing)
    return (
      <StateScreen
        icon={<Store size={26} aria-hidden="true" />}
        title={words.notFound}
        text={words.notFoundText}
        actions={<ButtonLink to={paths.dealers}>{words.allDealers}</ButtonLink>}
      />
    );
  if (!data && error)
    return <ErrorState title={words.pageFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return data ? <Company key={data.dealer.id} dealer={data.dealer} /> : <PageSkeleton />;
}

function Company({ dealer }: { dealer: Dealer }) {
  const requestedTab = useSearch({ from: paths.company }).tab;
  // The router passes on whatever the address says.
  const tab = companyTabs.find(({ id }) => id === requestedTab)?.id ?? 'overview';
  const { user: viewer } = useSession();
  const onLogIn = useLogIn();
  const cars = useCarsOfSeller({ dealerId: dealer.id });
  const isOwn = viewer?.dealer_account_id === dealer.id;
  const totals: Record<string, number> = { reviews: dealer.total_reviews, sales: dealer.total_sales };
  return (
    <div className="wrap grid max-w-[1180px] grid-cols-1 gap-[clamp(20px,3vw,32px)] py-[clamp(20px,4vw,56px)]">
      <CompanyHeader
        dealer={dealer}
        cover={dealer.active_cars > 0 && <CoverPhotos cars={cars ?? []} />}
        badge={<VerifiedDealerBadge />}
        onLogIn={onLogIn}
        actions={
          <div className="flex flex-wrap items-start gap-2.5">
            {isOwn && <ButtonLink to={paths.dealer}>Dealer Portal</ButtonLink>}
            {!isOwn && dealer.is_trading && (
              <SendMessageButton to={{ dealer_id: dealer.id }} isSignedIn={viewer !== null} onLogIn={onLogIn} />
            )}
            {!isOwn && dealer.is_trading && (
              <Suspense>
                <ClientOnly>
                  <FollowButton
                    dealerId={dealer.id}
                    name={dealer.company_name}
                    isSignedIn={viewer !== null}
                    onLogIn={onLogIn}
                  />
                </ClientOnly>
              </Suspense>
            )}
            <ShareButton title={dealer.company_name} path={`/dealer/${dealer.id}`} />
            {dealer.is_trading && <FeedLink path={`/dealer/${dealer.id}.atom`} className="self-center" />}
          </div>
        }
      />
      <LinkTabs
        label={dealer.company_name}
        tabs={companyTabs.map((one) => ({ ...one, total: totals[one.id] }))}
        chosen={tab}
        renderLink={(id, link) => (
          <Link
            to={paths.company}
            params={{ dealerId: String(dealer.id) }}
            search={id === 'overview' ? {} : { tab: id }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
      <Suspense fallback={<TabSkeleton />}>
        {tab === 'overview' && (
          <CompanyOverview
            dealer={dealer}
            cars={
              <CarsOfSeller
                of={{ dealerId: dealer.id }}
                name={dealer.company_name}
                renderHeart={(car) =>
                  !isOwn && (
                    <HeartButton carId={car.id} title={car.title} isSignedIn={viewer !== null} onLogIn={onLogIn} />
                  )
                }
              />
            }
          />
        )}
        {tab === 'reviews' && <ReviewsOf of={{ dealerId: dealer.id }} />}
        {tab === 'sales' && (
          <section aria-label="Sales History">
            <h2 className="sr-only">Sales History</h2>
            <SalesOf of={{ dealerId: dealer.id }} />
          </section>
        )}
      </Suspense>
    </div>
  );
}
