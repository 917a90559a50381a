import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The dealer's logo on a dealer's car, otherwise the seller's picture. */
export const SellerAvatar = ({ car: { dealer_id, company_name, logo_url, seller } }: { car: Car }) =>
  dealer_id === null ? (
    <Avatar name={seller.name} picture={seller.avatar_url} size="medium" />
  ) : (
    <Avatar name={company_name ?? seller.name} picture={logo_url} size="medium" kind="dealer" />
  );
