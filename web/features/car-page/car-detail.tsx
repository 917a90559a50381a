import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Car, CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { CompareToggle } from '../../shared/compare/compare-toggle.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Contact } from './contact/contact.tsx';
import type { Messaging } from './contact/send-message.tsx';
import { useCallSeller } from './contact/use-call-seller.ts';
import { Description } from './description.tsx';
import { Features } from './features.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { History } from './history.tsx';
import type { CarPayments, CarSales } from './owner/owner-strip.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PrintButton } from './print/print-button.tsx';
import type { SalesSheetProps } from './print/sales-sheet.tsx';
import { PricePanel } from './price-panel.tsx';
import { Safety } from './safety.tsx';
import { SellerBlock } from './seller-block.tsx';
import { ShareButton } from './share/share-button.tsx';
import { SimilarCars } from './similar-cars.tsx';
import { Specifications } from './specifications.tsx';
import { StatusBanner } from './status-banner.tsx';
import { useIsOnScreen } from './use-is-on-screen.ts';
import { carName } from '../../lib/car-words.ts';
import { whenFirstInteraction } from '../../lib/when-visible.ts';
import { ClientOnly } from '../../ui/client-only.tsx';
import { DeferredSection } from '../../ui/deferred-section.tsx';

/**
 * For paper only. Loads on the first interaction, or once the page has been idle, because printing from the browser's
 * menu sends no signal in advance. The page works without it.
 */
const SalesSheet = lazy(() =>
  whenFirstInteraction(10_000)
    .then(() => import('./print/sales-sheet.tsx'))
    .then(
      (code): { default: ComponentType<SalesSheetProps> } => ({ default: code.SalesSheet }),
      () => ({ default: () => null }),
    ),
);

/** For the seller's side only, once the server knows who is asking. */
const OwnerStrip = lazy(async () => ({ default: (await import('./owner/owner-strip.tsx')).OwnerStrip }));

interface CarDetailProps {
  car: Car;
  isSignedIn: boolean;
  onLogIn: () => void;
  messaging: Messaging;
  renderHeart: (car: CarCard, look: 'over' | 'plain') => ReactNode;
  report: ReactNode;
  /** The recently viewed cars. */
  recent: ReactNode;
  /** The viewer's target price. */
  target: ReactNode;
  /** Follows the dealer. */
  follow: ReactNode;
  dealerBadge: ReactNode;
  /** The price guide, and earlier listings and sales of this one. */
  vehicleHistory: ReactNode;
  /** Offers on the car, or the button to make one. */
  offers: ReactNode;
  payments: CarPayments;
  sales: CarSales;
  /** Staff's decision, for the seller's side. Falls back to the banner. */
  renderDecision: (banner: ReactNode) => ReactNode;
  /** A sold car for the one who bought it. Everyone else gets the banner. */
  renderPurchase: (banner: ReactNode) => ReactNode;
}

export function CarDetail(props: CarDetailProps) {
  const { car, isSignedIn, onLogIn, messaging, renderHeart, report, recent } = props;
  const { target, follow, dealerBadge, payments, sales } = props;
  const calling = useCallSeller(car.id, { isSignedIn, onLogIn });
  const contactPlace = useIsOnScreen();
  const isForSale = car.status === 'active' && !car.own;
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-5 pt-5 pb-[clamp(32px,5vw,72px)]">
        <Breadcrumb name={carName(car)} />
        {renderBanner(props)}
        <Suspense>{car.own && <OwnerStrip car={car} own={car.own} payments={payments} sales={sales} />}</Suspense>
        <div className="grid grid-cols-1 items-start gap-x-[clamp(24px,3vw,44px)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(340px,400px)] lg:grid-rows-[auto_1fr]">
          <Gallery photos={car.images} title={car.title} />
          <div className="max-lg:-mt-4 lg:sticky lg:top-20 lg:row-span-2">
            <PricePanel
              car={car}
              actions={
                <>
                  {!car.own && renderHeart(car, 'plain')}
                  <ShareButton car={car} />
                  <PrintButton />
                </>
              }
              target={target}
              contactRef={contactPlace.ref}
              contact={isForSale && <Contact calling={calling} messaging={messaging} />}
              offers={props.offers}
              compare={<CompareToggle car={car} look="wide" />}
              seller={<SellerBlock car={car} dealerBadge={dealerBadge} follow={follow} />}
            />
          </div>
          <DeferredSection className="min-w-0" height="intrinsic-320 lg:intrinsic-260">
            <div className="grid gap-[clamp(32px,4vw,52px)]">
              <Description text={car.description} />
              <Specifications car={car} />
              <Features features={car.features} />
              <History car={car} />
              {props.vehicleHistory}
              <Safety isDealer={car.dealer_id !== null} report={!car.own && report} />
            </div>
          </DeferredSection>
        </div>
        <div className="mt-[clamp(24px,4vw,48px)] has-[>:empty]:hidden">
          <DeferredSection height="intrinsic-90">
            <SimilarCars id={car.id} renderHeart={(other) => renderHeart(other, 'over')} />
          </DeferredSection>
        </div>
        {recent}
      </div>
      {/* The boundary appears with the sheet. One that was already there would hold back every time zone on the page. */}
      <ClientOnly>
        <Suspense>
          <SalesSheet car={car} phone={calling.number?.phone ?? car.own?.callers_get ?? null} />
        </Suspense>
      </ClientOnly>
      {isForSale && (
        <PhoneBar car={car} shown={!contactPlace.isOnScreen} heart={renderHeart(car, 'plain')} messaging={messaging} />
      )}
    </>
  );
}

function renderBanner({ car, renderDecision, renderPurchase }: CarDetailProps): ReactNode {
  const banner = <StatusBanner car={car} />;
  if (isDecided(car)) return renderDecision(banner);
  return car.status === 'sold' && !car.own ? renderPurchase(banner) : banner;
}

/** True if staff flagged or removed the car and the reader is on the seller's side. */
const isDecided = ({ own, status }: Car) =>
  own !== null && (status === 'flagged' || (status === 'removed' && own.removed_by === 'staff'));
