import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { carStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { focusRow } from '../shared/listings/focus-row.ts';
import { MyListings } from '../features/my-listings/my-listings.tsx';
import { titleOf } from '../shared/listings/title-of.ts';
import { OffersNote } from '../features/offers/offers-note.tsx';
import { CheckoutDialog } from '../features/payments/checkout/checkout-dialog.tsx';
import { OpenPaymentsOfCar } from '../features/payments/checkout/open-payments-of-car.tsx';
import { MembershipBanner } from '../features/payments/membership/membership-banner.tsx';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import type { PurchaseIntent } from '../features/payments/purchase-intent.ts';
import type { CarToSell } from '../features/sales/car-to-sell.ts';
import { CompleteSale } from '../features/sales/complete-sale.tsx';
import { UndoSale } from '../features/sales/undo-sale.tsx';
import { paths, toMembership } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));

export function MyListingsPage() {
  const navigate = useNavigate();
  const user = useMember();
  const [wanted, setWanted] = useState<PurchaseIntent | null>(null);
  const [sold, setSold] = useState<CarToSell | null>(null);
  const [undone, setUndone] = useState<CarToSell | null>(null);
  useLiveRefresh('payments');
  const search = useSearch({ from: paths.myListings });
  const status = carStatuses.find((one) => one === search.status);
  const page = /^[1-9]\d{0,2}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-[clamp(24px,4vw,52px)]">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">My Listings</h1>
        <ButtonLink to={paths.sell}>
          <Plus size={18} aria-hidden="true" />
          Sell Car
        </ButtonLink>
      </div>
      {user?.dealer_account_id && (
        <MembershipBanner
          dealerId={user.dealer_account_id}
          action={
            <Link {...toMembership} className="font-semibold underline underline-offset-4">
              Go to your membership
            </Link>
          }
        />
      )}
      <MyListings
        status={status}
        page={page}
        payments={{
          onBuy: (carId, transition) => setWanted({ transition, carId }),
          renderBelow: ({ id, status, removed_by }) => (
            <>
              {(status === 'active' || status === 'reserved') && <OffersNote carId={id} />}
              <OpenPaymentsOfCar carId={id} isAwaited={status === 'pending'} />
              {user && (status === 'flagged' || removed_by === 'staff') && (
                <Suspense>
                  <DecisionOf target="car" id={id} userId={user.id} look="short" />
                </Suspense>
              )}
            </>
          ),
        }}
        sales={{
          onSell: (listing) => setSold({ id: listing.id, title: titleOf(listing), price: listing.price }),
          onUndo: (listing) => setUndone({ id: listing.id, title: titleOf(listing), price: listing.price }),
        }}
        onShow={(next, nextPage) =>
          void navigate({
            to: paths.myListings,
            search: { ...(next && { status: next }), ...(nextPage > 1 && { page: String(nextPage) }) },
            resetScroll: nextPage !== page,
          })
        }
      />
      <CompleteSale car={sold} onClose={() => setSold(null)} onSold={({ id }) => focusRow(id)} />
      <UndoSale car={undone} onClose={() => setUndone(null)} onUndone={(id) => focusRow(id)} />
      {user && (
        <CheckoutDialog
          wanted={wanted}
          userId={user.id}
          onClose={() => setWanted(null)}
          sessionEnded={<ExpiredNotice />}
        />
      )}
    </div>
  );
}
