import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import type { PurchaseIntent } from '../purchase-intent.ts';

/** The same purchase again. Null if its subject is gone or can't be bought for right now. */
export function retryOf(payment: Payment, car: Car | null | undefined): PurchaseIntent | null {
  const { payment_type, car_id, dealer_account_id, membership_id } = payment;
  switch (payment_type) {
    case 'listing':
      if (car_id === null || car === null) return null;
      return { transition: !car || car.published_at === null ? 'list' : 'renew', carId: car_id };
    case 'featured':
      if (car_id === null || car === null || (car && car.status !== 'active')) return null;
      return { transition: car?.featured_status === 'active' ? 'feature_longer' : 'feature', carId: car_id };
    case 'membership':
      return dealer_account_id === null ? null : { transition: 'join', dealerId: dealer_account_id };
    case 'renewal':
      if (dealer_account_id === null || membership_id === null) return null;
      return { transition: 'renew_membership', dealerId: dealer_account_id, membershipId: membership_id };
  }
}
