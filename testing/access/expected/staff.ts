import type { Lines } from '../line.ts';
import { reason } from './values.ts';

export const settings: Lines<'settings'> = {
  list: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  history: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ setting_key: 'featured_car_price' })],
  update: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({ setting_key: 'featured_car_price', setting_value: '2600' }),
  ],
  updateAll: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({ settings: [{ setting_key: 'featured_car_price', setting_value: '2600' }] }),
  ],
};

export const services: Lines<'services'> = {
  status: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  test: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ service: 'database' })],
  saveBankKeys: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({
      endpoint: 'http://127.0.0.1:9',
      api_key: 'k'.repeat(32),
      secret: 's'.repeat(32),
      mode: 'sandbox',
    }),
  ],
  // No one has saved any.
  removeBankKeys: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 404', () => ({})],
};

export const staff: Lines<'staff'> = {
  dashboard: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  activity: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({ period: 'all' })],
  waiting: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  setup: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  finishSetup: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ step: 'prices' })],
  actions: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  quickSearch: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({ search: 'Mara' })],
  dealerFigures: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  reportFigures: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  logFigures: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 ok ok', () => ({})],
  logPeople: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  exportActions: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  logAction: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ userId }) => ({ action_type: 'called', target_type: 'user', target_id: userId, details: reason }),
  ],
};

export const appeals: Lines<'appeals'> = {
  // For another user's things, the answer is that there is no decision.
  decision: [
    '401 | none | ok | none | ok | none | none',
    ({ flaggedCar }) => ({ target_type: 'car', target_id: flaggedCar }),
  ],
  ofTicket: [
    '401 | none | ok | none | ok none none none | none | none',
    ({ appealTicketId }) => ({ ticket_id: appealTicketId }),
  ],
  open: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ decisionId }) => ({ decision_id: decisionId, statement: 'Please look again' }),
  ],
  atSignIn: ['401 | 401 | 401 | 401 | 401 | 401 | 401', () => ({})],
  openAtSignIn: [
    '401 | 401 | 401 | 401 | 401 | 401 | 401',
    ({ decisionId }) => ({ decision_id: decisionId, statement: 'Please look again' }),
  ],
  answerAtSignIn: [
    '401 | 401 | 401 | 401 | 401 | 401 | 401',
    () => ({ content: 'Hello', client_id: '00000000-0000-4000-8000-000000000000' }),
  ],
  forStaff: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ appealTicketId }) => ({ ticket_id: appealTicketId }),
  ],
  // Only staff who may restore a car can unflag it.
  decide: {
    'keeps it': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ appealId }) => ({ id: appealId, outcome: 'uphold', reason }),
    ],
    'undoes it': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ appealId }) => ({ id: appealId, outcome: 'reverse', reason }),
    ],
  },
};
