import { useEffect, useRef, type ReactNode } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { EditListing } from './edit/edit-listing.tsx';
import { SellFlow } from './sell/sell-flow.tsx';
import type { Step } from './sell/steps.ts';
import type { ListingCheckout } from '../../shared/listings/listing-checkout.ts';
import type { SessionLink } from '../../lib/session-link.ts';
import type { ListingValues } from './form/listing-values.ts';
import { useListingToEdit, useNewestDraft } from './queries.ts';
import { ownStatusName } from '../../lib/car-words.ts';

interface SellingProps {
  user: SessionUser;
  /** The listing in the address. Null on /sell, and for a draft created since the page was opened. */
  listingId: string | null;
  /** True for an empty form instead of the newest draft. */
  isNew: boolean;
  step: Step;
  onStep: (step: Step, draftId: number) => void;
  onCreated: (draftId: number) => void;
  checkout: ListingCheckout;
  /** Shown while a listing's payment is pending. */
  renderAwaiting: (listingId: number, goOn: () => void) => ReactNode;
  session: SessionLink;
  /** Below the fees: how many people look for a car with these facts. */
  renderInterest: (values: ListingValues) => ReactNode;
  /** Warnings from earlier listings of this car, as buyers will see them. */
  renderCheck: (values: ListingValues, carId: number | null) => ReactNode;
}

/** Creates a listing, continues a draft or edits a listing. */
export const Selling = ({ listingId, isNew, ...flow }: SellingProps) => {
  if (listingId !== null) return <OpenListing listingId={listingId} {...flow} />;
  return isNew ? <SellFlow listing={null} {...flow} /> : <NewestDraft {...flow} />;
};

type FlowProps = Omit<SellingProps, 'listingId' | 'isNew'>;

function NewestDraft(flow: FlowProps) {
  const { data, isPending, error, refetch } = useNewestDraft(flow.user.name);
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState title="We couldn’t load your draft" onRetry={() => void refetch()} />;
  if (typeof data === 'number') return <Redirect address={`/sell/${data}`} />;
  return <SellFlow listing={null} {...flow} />;
}

function OpenListing({ listingId, ...flow }: FlowProps & { listingId: string }) {
  const { data: listing, isPending, error, refetch, again } = useListingToEdit(listingId);
  const isReopened = useRef(false);
  useEffect(() => {
    if (!listing || !isReopened.current) return;
    isReopened.current = false;
    focusHeading();
  }, [listing]);
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState title="We couldn’t load this listing" onRetry={() => void refetch()} />;
  if (!listing || !listing.may_edit) {
    return (
      <StateScreen
        title={listing ? 'You can’t edit this listing' : 'Listing not found'}
        text={listing ? whyNot(listing) : 'It may have been deleted, or it belongs to someone else.'}
        actions={
          <>
            {listing?.status === 'flagged' && (
              <ButtonLink to={paths.car} params={{ id: listingId }}>
                See what our staff wrote
              </ButtonLink>
            )}
            <ButtonLink to={paths.myListings} {...(listing?.status === 'flagged' && { kind: 'plain' as const })}>
              My Listings
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (listing.status === 'draft') return <SellFlow listing={listing} {...flow} />;
  const { user, session, renderAwaiting, renderCheck } = flow;
  const reopen = () => {
    isReopened.current = true;
    again();
  };
  return <EditListing listing={listing} onReopen={reopen} {...{ user, session, renderAwaiting, renderCheck }} />;
}

const whyNot = ({ status, removed_by }: EditableListing): string =>
  status === 'flagged'
    ? 'Our staff are reviewing it, so it stays as it is for now. Their reason is on its page, where you can also reply.'
    : `This listing is ${ownStatusName(status, removed_by).toLowerCase()} and can’t be edited.`;
