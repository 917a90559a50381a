import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { PublicUser } from '@forecourt/contract/accounts/public-profile.ts';
import { Overview } from '../features/accounts/public/overview.tsx';
import { PersonHeader } from '../features/accounts/public/person-header.tsx';
import { AccountClosed, ProfileFailed, UserNotFound } from '../features/accounts/public/profile-states.tsx';
import { personTabs, type PersonTab } from '../features/accounts/public/words.ts';
import { useSession } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { words } from '../features/accounts/words.ts';
import { CoverPhotos } from '../shared/cars/cover-photos.tsx';
import { CarsOfSeller, useCarsOfSeller } from '../shared/cars/cars-of-seller.tsx';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { SendMessageButton } from '../features/messaging/send-message-button.tsx';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { TabSkeleton } from '../ui/tab-skeleton.tsx';

/** Each tab's code loads when it's opened. */
const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));
const ReviewsOf = lazy(async () => ({ default: (await import('../features/reviews/reviews-of.tsx')).ReviewsOf }));
const AwardsOf = lazy(async () => ({ default: (await import('../features/awards/awards-of.tsx')).AwardsOf }));
const SalesOf = lazy(async () => ({ default: (await import('../features/sales/sales-of.tsx')).SalesOf }));

export function UserPage() {
  const { userId } = useParams({ from: paths.user });
  const isId = /^[1-9]\d{0,14}$/.test(userId);
  const { data: user, error, refetch } = useQuery({ ...api.accounts.user.query({ id: userId }), enabled: isId });
  const isMissing = user === null || !isId;
  useTitle(isMissing ? words.userNotFound : user?.name);

  if (isMissing) return <UserNotFound />;
  if (!user && error) return <ProfileFailed error={error} onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  return user.is_closed ? <AccountClosed name={user.name} /> : <Person key={user.id} user={user} />;
}

function Person({ user }: { user: PublicUser }) {
  const requestedTab = useSearch({ from: paths.user }).tab;
  // The router passes on whatever the address says.
  const tab = personTabs.find(({ id }) => id === requestedTab)?.id ?? 'overview';
  const { user: viewer } = useSession();
  const cars = useCarsOfSeller({ sellerId: user.id });
  const params = { userId: String(user.id) };
  const totals: Partial<Record<PersonTab, number>> = {
    reviews: user.total_reviews,
    awards: user.total_awards,
    sales: user.sales.total,
  };
  return (
    <div className="wrap grid max-w-[1080px] grid-cols-1 gap-[clamp(20px,3vw,32px)] py-[clamp(20px,4vw,56px)]">
      <PersonHeader
        user={user}
        cover={user.active_listings > 0 && <CoverPhotos cars={cars ?? []} />}
        actions={
          <div className="flex flex-wrap items-start gap-2.5">
            {user.id === viewer?.id ? (
              <ButtonLink to={paths.profile}>{words.editProfile}</ButtonLink>
            ) : (
              <SendMessageToPerson userId={user.id} />
            )}
            <ShareButton title={user.name} path={`/user/${user.id}`} />
          </div>
        }
      />
      <LinkTabs
        label={user.name}
        tabs={personTabs.map((one) => ({ ...one, total: totals[one.id] }))}
        chosen={tab}
        renderLink={(id, link) => (
          <Link
            to={paths.user}
            params={params}
            search={id === 'overview' ? {} : { tab: id }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
      <Suspense fallback={<TabSkeleton />}>
        {tab === 'overview' && <Overview user={user} cars={<Cars user={user} />} />}
        {tab === 'reviews' && (
          <ReviewsOf
            of={{ userId: user.id }}
            oneself={
              user.id === viewer?.id
                ? {
                    renderHidden: (id, otherwise) => (
                      <DecisionOf target="review" id={id} userId={user.id} fallback={otherwise} />
                    ),
                  }
                : undefined
            }
          />
        )}
        {tab === 'awards' && <AwardsOf userId={user.id} />}
        {tab === 'sales' && (
          <section aria-label="Sales History">
            <h2 className="sr-only">Sales History</h2>
            <SalesOf of={{ userId: user.id }} />
          </section>
        )}
      </Suspense>
    </div>
  );
}

function Cars({ user }: { user: PublicUser }) {
  const viewer = useSession().user;
  const onLogIn = useLogIn();
  return (
    <CarsOfSeller
      of={{ sellerId: user.id }}
      name={user.name}
      renderHeart={(car) =>
        car.seller_id !== viewer?.id && (
          <HeartButton carId={car.id} title={car.title} isSignedIn={viewer !== null} onLogIn={onLogIn} />
        )
      }
    />
  );
}

function SendMessageToPerson({ userId }: { userId: number }) {
  const isSignedIn = useSession().user !== null;
  return <SendMessageButton to={{ participants: [userId] }} isSignedIn={isSignedIn} onLogIn={useLogIn()} />;
}
