import { chatAddress } from '../dealer-things.ts';
import type { Lines } from '../line.ts';

export const webhooks: Lines<'webhooks'> = {
  configs: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  save: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({ webhook_id: 'tickets', url: chatAddress, enabled: true }),
  ],
  reveal: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ webhook_id: 'sold' })],
  test: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ webhookId: 'sold' })],
  trigger: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ webhook_id: 'sold', data: {} })],
  deliveries: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  delivery: {
    'of the site': ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', ({ siteDelivery }) => ({ id: siteDelivery })],
    'of a member': ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 404', ({ ownDelivery }) => ({ id: ownDelivery })],
  },
  redeliver: {
    'of the site': ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', ({ siteDelivery }) => ({ id: siteDelivery })],
    'of a member': ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 404', ({ ownDelivery }) => ({ id: ownDelivery })],
  },
  dealerWebhook: ['401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  saveDealerWebhook: [
    '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_id: dealerId, enabled: false, events: [] }),
  ],
  revealDealerWebhook: [
    '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_id: dealerId }),
  ],
  removeDealerWebhook: [
    '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_id: dealerId }),
  ],
  testDealerWebhook: ['401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  dealerDeliveries: ['401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  redeliverDealer: {
    'of the dealer': [
      '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
      ({ dealerId, dealerDelivery }) => ({ dealer_id: dealerId, id: dealerDelivery }),
    ],
    'in the name of one’s own': [
      '401 | 403 | 403 | 403 | ok ok 403 403 | 404 404 403 403 | 403',
      ({ eclipseId, dealerDelivery }) => ({ dealer_id: eclipseId, id: dealerDelivery }),
    ],
  },
  ownWebhook: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  saveOwnWebhook: ['401 | ok | ok | ok | ok | ok | ok', () => ({ url: chatAddress, enabled: true })],
  // Only Mara has set one up.
  testOwnWebhook: ['401 | 409 | ok | ok | 409 | 409 | 409', () => ({})],
  revealOwnWebhook: ['401 | none | ok | ok | none | none | none', () => ({})],
  removeOwnWebhook: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  ownDeliveries: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  ownDelivery: {
    'of a member': ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ ownDelivery }) => ({ id: ownDelivery })],
    'of a dealer': [
      '401 | 404 | 404 | 404 | ok ok 404 404 | 404 | 404',
      ({ dealerDelivery }) => ({ id: dealerDelivery }),
    ],
  },
  redeliverOwn: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ ownDelivery }) => ({ id: ownDelivery })],
};
