// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const webhooks = connect('webhooks', {
  configs: {"method":"GET","path":"/api/webhooks.php","query":{"action":"get_configs"}},
  save: {"method":"POST","path":"/api/webhooks.php","query":{"action":"save_config"},"refetch":[["webhooks"]]},
  reveal: {"method":"POST","path":"/api/webhooks.php","query":{"action":"reveal"}},
  test: {"method":"POST","path":"/api/test-webhook.php","refetch":[["webhooks"]]},
  trigger: {"method":"POST","path":"/api/webhooks.php","query":{"action":"trigger"},"refetch":[["webhooks"]]},
  deliveries: {"method":"GET","path":"/api/webhooks.php","query":{"action":"deliveries"}},
  delivery: {"method":"GET","path":"/api/webhooks.php","query":{"action":"delivery"}},
  redeliver: {"method":"POST","path":"/api/webhooks.php","query":{"action":"redeliver"},"refetch":[["webhooks"]]},
  dealerWebhook: {"method":"GET","path":"/api/webhooks.php","query":{"action":"dealer"}},
  saveDealerWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"save_dealer"},"refetch":[["webhooks"]]},
  revealDealerWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"reveal_dealer"}},
  removeDealerWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"remove_dealer"},"refetch":[["webhooks"]]},
  testDealerWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"test_dealer"},"refetch":[["webhooks"]]},
  dealerDeliveries: {"method":"GET","path":"/api/webhooks.php","query":{"action":"dealer_deliveries"}},
  redeliverDealer: {"method":"POST","path":"/api/webhooks.php","query":{"action":"redeliver_dealer"},"refetch":[["webhooks"]]},
  ownWebhook: {"method":"GET","path":"/api/webhooks.php","query":{"action":"own"}},
  saveOwnWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"save_own"},"refetch":[["webhooks"]]},
  revealOwnWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"reveal_own"}},
  removeOwnWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"remove_own"},"refetch":[["webhooks"]]},
  testOwnWebhook: {"method":"POST","path":"/api/webhooks.php","query":{"action":"test_own"},"refetch":[["webhooks"]]},
  ownDeliveries: {"method":"GET","path":"/api/webhooks.php","query":{"action":"own_deliveries"}},
  ownDelivery: {"method":"GET","path":"/api/webhooks.php","query":{"action":"own_delivery"}},
  redeliverOwn: {"method":"POST","path":"/api/webhooks.php","query":{"action":"redeliver_own"},"refetch":[["webhooks"]]},
});
