// Written by `npm run generate` from the contract; not to be edited.
import { connect } from './connect.ts';

export const payments = connect('payments', {
  plans: {"method":"GET","path":"/api/payments.php","query":{"action":"plans"}},
  planByType: {"method":"GET","path":"/api/payments.php","query":{"action":"plan_by_type"}},
  quote: {"method":"GET","path":"/api/payments.php","query":{"action":"quote"}},
  purchaseListing: {"method":"POST","path":"/api/payments.php","query":{"action":"purchase_listing"},"actor":"user_id"},
  purchaseFeatured: {"method":"POST","path":"/api/payments.php","query":{"action":"purchase_featured"},"actor":"user_id"},
  purchaseMembership: {"method":"POST","path":"/api/payments.php","query":{"action":"purchase_membership"},"actor":"user_id"},
  renewMembership: {"method":"POST","path":"/api/payments.php","query":{"action":"renew_membership"},"actor":"user_id"},
  open: {"method":"GET","path":"/api/payments.php","query":{"action":"open_payments"}},
  resume: {"method":"POST","path":"/api/payments.php","query":{"action":"resume_payment"}},
  cancel: {"method":"POST","path":"/api/payments.php","query":{"action":"cancel_payment"}},
  processGtaWorldPayment: {"method":"POST","path":"/api/payments.php","query":{"action":"process_gta_world_payment"}},
  transaction: {"method":"GET","path":"/api/payments.php","query":{"action":"transaction"},"whenMissing":null},
  paymentHistory: {"method":"GET","path":"/api/payments.php","query":{"action":"payment_history"},"actor":"user_id"},
  exportHistory: {"method":"GET","path":"/api/payments.php","query":{"action":"export_payment_history"},"actor":"user_id"},
  canListCar: {"method":"GET","path":"/api/payments.php","query":{"action":"can_list_car"},"actor":"user_id"},
  userSubscriptions: {"method":"GET","path":"/api/payments.php","query":{"action":"user_subscriptions"},"actor":"user_id"},
  dealerMembership: {"method":"GET","path":"/api/payments.php","query":{"action":"dealer_membership"}},
  dealerPayments: {"method":"GET","path":"/api/payments.php","query":{"action":"dealer_payments"}},
  featuredCars: {"method":"GET","path":"/api/payments.php","query":{"action":"featured_cars"}},
  refund: {"method":"POST","path":"/api/payments.php","query":{"action":"refund_payment"}},
});
