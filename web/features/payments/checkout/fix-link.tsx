import { Link, useLocation } from '@tanstack/react-router';
import type { ErrorCode } from '@forecourt/contract/errors.ts';
import { paths, toMembership } from '../../../lib/paths.ts';

interface FixLinkProps {
  code: ErrorCode | 'offline' | undefined;
  carId: number | null;
}

/** Links to the page where the user can fix what prevents the purchase. */
export function FixLink({ code, carId }: FixLinkProps) {
  const { href } = useLocation();
  const params = { id: String(carId) };
  switch (code) {
    case 'profile_incomplete':
      return (
        <Link to={paths.completeProfile} search={{ returnUrl: href }} className={look}>
          Complete your profile
        </Link>
      );
    case 'no_slot_left':
    case 'no_feature_left':
      return (
        <Link to={paths.myListings} className={look}>
          My Listings
        </Link>
      );
    case 'dealer_not_active':
      return (
        <Link {...toMembership} className={look}>
          Go to your membership
        </Link>
      );
    case 'bad_input':
      return carId === null ? null : (
        <Link to={paths.editListing} params={params} className={look}>
          Edit listing
        </Link>
      );
    case 'not_possible_now':
      return carId === null ? null : (
        <Link to={paths.car} params={params} className={look}>
          View listing
        </Link>
      );
    default:
      return null;
  }
}

const look = 'mt-1 inline-block font-semibold underline underline-offset-4';
