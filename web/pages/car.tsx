import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { publicStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { VerifiedDealerBadge } from '../features/accounts/badges.tsx';
import { ClientOnly } from '../ui/client-only.tsx';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useIsSignedIn } from '../features/accounts/session.ts';
import { useAskedByName } from '../features/accounts/use-asked-by-name.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { CarDetail } from '../features/car-page/car-detail.tsx';
import { CarNotFound, CarRemoved } from '../features/car-page/car-gone.tsx';
import { ComparePlace } from '../shared/compare/compare-place.tsx';
import { RecentPlace } from '../shared/recent/recent-place.tsx';
import { useRememberCar } from '../shared/recent/recent-list.ts';
import { useCarNews } from '../features/car-page/use-car-news.ts';
import { useHeadingFocus } from '../features/car-page/use-heading-focus.ts';
import { useViewCount } from '../features/car-page/use-view-count.ts';
import { carName } from '../lib/car-words.ts';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { useSendMessage } from '../features/messaging/use-send-message.ts';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import { OffersOfCar } from '../features/offers/offers-of-car.tsx';
import type { PurchaseIntent } from '../features/payments/purchase-intent.ts';
import { ReportCar } from '../features/reports/report-car.tsx';
import * as api from '../lib/api.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/** Only the seller's side can pay for or sell anything here. */
const CheckoutDialog = lazy(async () => ({
  default: (await import('../features/payments/checkout/checkout-dialog.tsx')).CheckoutDialog,
}));
const CompleteSale = lazy(async () => ({
  default: (await import('../features/sales/complete-sale.tsx')).CompleteSale,
}));
const TargetOfCar = lazy(async () => ({
  default: (await import('../features/favourites/target-of-car.tsx')).TargetOfCar,
}));
const FollowButton = lazy(async () => ({
  default: (await import('../features/follows/follow-button.tsx')).FollowButton,
}));
const SaleOfCar = lazy(async () => ({ default: (await import('../features/sales/sale-of-car.tsx')).SaleOfCar }));
const PurchaseOfCar = lazy(async () => ({
  default: (await import('../features/sales/purchase-of-car.tsx')).PurchaseOfCar,
}));
const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));
const InterestOfCar = lazy(async () => ({
  default: (await import('../features/wanted/interest-of-car.tsx')).InterestOfCar,
}));
const VehicleHistory = lazy(async () => ({
  default: (await import('../features/vehicles/vehicle-history.tsx')).VehicleHistory,
}));
const PriceGuide = lazy(async () => ({ default: (await import('../features/guide/price-guide.tsx')).PriceGuide }));
const OpenPaymentsOfCar = lazy(async () => ({
  default: (await import('../features/payments/checkout/open-payments-of-car.tsx')).OpenPaymentsOfCar,
}));

/** A vehicle history is public, so a listing that isn't has none. */
const isPublic = (status: CarStatus) => publicStatuses.some((one) => one === status);

export function CarPage() {
  const { id } = useParams({ from: paths.car });
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const { data: car, error, refetch } = useQuery({ ...api.cars.get.query({ id: Number(id) }), enabled: isId });
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const [wanted, setWanted] = useState<PurchaseIntent | null>(null);
  const [isSelling, setSelling] = useState(false);
  const onLogIn = useLogIn();
  const messaging = useSendMessage(car && !car.own ? { car_id: car.id } : undefined, { isSignedIn, onLogIn });
  useLiveRefresh('payments');
  useCarNews(Number(id));
  useAskedByName();
  const isMissing = car === null || !isId;
  // Also if it was removed while the user was viewing it. Cached data is no longer shown then.
  const isRemoved = error instanceof ApiError && error.code === 'car_removed';
  const title = car ? carName(car) : undefined;
  const absent = isMissing ? 'Car not found' : 'Listing removed';
  useTitle(isMissing || isRemoved ? absent : title);
  useViewCount(car);
  useRememberCar(car);
  useHeadingFocus(car?.id);

  if (isMissing) return <CarNotFound />;
  if (isRemoved) return <CarRemoved />;
  if (!car && error) {
    return <ErrorState title="We couldn’t load this car" text={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (!car) return <PageSkeleton />;
  const viewer = { isSignedIn, onLogIn };
  return (
    <>
      <CarDetail
        key={car.id}
        car={car}
        {...viewer}
        messaging={messaging}
        renderHeart={(one: CarCard, look) => <HeartButton carId={one.id} title={one.title} look={look} {...viewer} />}
        report={<ReportCar carId={car.id} title={car.title} {...viewer} />}
        recent={<RecentPlace except={car.id} className="mt-[clamp(24px,4vw,48px)]" />}
        target={
          member &&
          !car.own &&
          car.status === 'active' && (
            <Suspense>
              <TargetOfCar car={car} />
            </Suspense>
          )
        }
        follow={
          car.dealer_id !== null &&
          !car.own && (
            <AfterHydration>
              <FollowButton dealerId={car.dealer_id} name={car.seller.company_name ?? ''} size="small" {...viewer} />
            </AfterHydration>
          )
        }
        dealerBadge={<VerifiedDealerBadge />}
        vehicleHistory={
          isPublic(car.status) && (
            <AfterHydration>
              <PriceGuide car={car} />
              <VehicleHistory carId={car.id} />
            </AfterHydration>
          )
        }
        offers={<OffersOfCar car={car} {...viewer} />}
        renderDecision={(banner) =>
          member && (
            <Suspense fallback={banner}>
              <DecisionOf target="car" id={car.id} userId={member.id} fallback={banner} />
            </Suspense>
          )
        }
        renderPurchase={(banner) =>
          member ? (
            <Suspense fallback={banner}>
              <PurchaseOfCar carId={car.id} fallback={banner} />
            </Suspense>
          ) : (
            banner
          )
        }
        payments={{
          onBuy: (transition) => setWanted({ transition, carId: car.id }),
          open: (
            <Suspense>
              <OpenPaymentsOfCar carId={car.id} look="row" />
              <InterestOfCar carId={car.id} />
            </Suspense>
          ),
        }}
        sales={{
          onSell: () => setSelling(true),
          sale: (
            <Suspense>
              <SaleOfCar car={car} onUndone={focusWhenLost} />
            </Suspense>
          ),
        }}
      />
      <ComparePlace />
      {car.own && member && (
        <Suspense>
          <CheckoutDialog
            wanted={wanted}
            userId={member.id}
            onClose={() => setWanted(null)}
            sessionEnded={<ExpiredNotice />}
          />
          <CompleteSale car={isSelling ? car : null} onClose={() => setSelling(false)} onSold={focusWhenLost} />
        </Suspense>
      )}
    </>
  );
}

/** The clicked button is gone after its action, so move the focus. Leave it alone if the user has moved on. */
const focusWhenLost = () =>
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });

const AfterHydration = ({ children }: { children: ReactNode }) => (
  <ClientOnly>
    <Suspense>{children}</Suspense>
  </ClientOnly>
);
