import { useState } from 'react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useExpiredSession } from '../features/accounts/use-expired-session.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { TypedWorth } from '../features/guide/typed-worth.tsx';
import { Selling } from '../features/listing-editor/selling.tsx';
import { AwaitingPayment } from '../features/payments/checkout/awaiting-payment.tsx';
import { CheckoutPanel } from '../features/payments/checkout/checkout-panel.tsx';
import { useCheckout } from '../features/payments/checkout/use-checkout.ts';
import { ListingFees } from '../features/payments/listing-fees.tsx';
import { ListingCheck } from '../features/vehicles/listing-check.tsx';
import { InterestInMind } from '../features/wanted/interest-in-mind.tsx';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import { paths } from '../lib/paths.ts';

/** /sell and /sell/{id}: a draft moves to its own address without remounting. */
export function SellPage() {
  const user = useMember();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const session = useExpiredSession();
  const isReviewing = search.step === 'review' && id !== undefined && /^\d{1,15}$/.test(id);
  const checkout = useCheckout({
    wanted: isReviewing ? { transition: 'list', carId: Number(id) } : null,
    userId: user?.id ?? 0,
  });
  useLiveRefresh('payments');
  const opens = { listingId: id ?? null, isNew: search.new === '1' };
  const place = id ?? (opens.isNew ? 'new' : 'start');
  const [flow, setFlow] = useState({ place, opens, count: 0, created: '' });
  // A draft created here stays mounted. Every other address opens its own.
  if (place !== flow.place) {
    const goesOn = place === flow.created;
    setFlow(goesOn ? { ...flow, place } : { place, opens, count: flow.count + 1, created: '' });
  }
  if (!user) return null;
  return (
    <Selling
      key={flow.count}
      user={user}
      {...flow.opens}
      step={search.step ?? 'vehicle'}
      session={{ ...session, notice: <ExpiredNotice /> }}
      checkout={{
        ...checkout,
        panel: <CheckoutPanel checkout={checkout} />,
        // Dealers' listings are covered by their membership.
        renderFees: (listedFor) =>
          listedFor === 'company' ? null : <ListingFees userId={user.id} isOnTeam={user.is_dealer} />,
      }}
      renderInterest={(values) => <InterestInMind typed={values} />}
      renderCheck={(values, carId) => (
        <>
          <TypedWorth typed={values} />
          <ListingCheck typed={values} carId={carId} />
        </>
      )}
      renderAwaiting={(listingId, goOn) => <AwaitingPayment carId={listingId} onGoOn={goOn} />}
      onStep={(step, draftId) =>
        void navigate({
          to: paths.editListing,
          params: { id: String(draftId) },
          search: step === 'vehicle' ? {} : { step },
          state: true,
        })
      }
      onCreated={(draftId) => {
        if (id === String(draftId)) return;
        setFlow((now) => ({ ...now, created: String(draftId) }));
        void navigate({
          to: paths.editListing,
          params: { id: String(draftId) },
          replace: true,
          resetScroll: false,
          state: { screen: paths.sell },
        });
      }}
    />
  );
}
