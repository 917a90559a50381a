import type { Lines } from '../line.ts';
import { reason } from './values.ts';

export const payments: Lines<'payments'> = {
  plans: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  planByType: ['ok | ok | ok | ok | ok | ok | ok', () => ({ type: 'listing' })],
  quote: {
    'for a listing': ['401 | 404 | ok | 404 | ok | 404 | 404', ({ draftId }) => ({ type: 'listing', car_id: draftId })],
    'for the membership': [
      '401 | 404 | 404 | 404 | ok ok 403 403 | 404 | 404',
      ({ dealerId }) => ({ type: 'renewal', dealer_account_id: dealerId }),
    ],
  },
  purchaseListing: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ draftId, me }) => ({ car_id: draftId, user_id: me })],
  purchaseFeatured: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car, me }) => ({ car_id: car, user_id: me })],
  // It's already running, which users who may pay learn from the error.
  purchaseMembership: [
    '401 | 403 | 403 | 403 | 409 409 403 403 | 403 | 403',
    ({ dealerId, me }) => ({ dealer_account_id: dealerId, user_id: me }),
  ],
  renewMembership: [
    '401 | 404 | 404 | 404 | ok ok 403 403 | 404 | 404',
    ({ membershipId, me }) => ({ membership_id: membershipId, user_id: me }),
  ],
  open: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  resume: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ unopenedPayment }) => ({ payment_id: unopenedPayment })],
  cancel: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ openPayment }) => ({ payment_id: openPayment })],
  processGtaWorldPayment: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ openPayment }) => ({ payment_id: openPayment })],
  transaction: ['401 | 404 | ok | 404 | ok | 404 | ok ok 404 ok', ({ paidPayment }) => ({ id: paidPayment })],
  paymentHistory: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
  exportHistory: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
  canListCar: {
    'for oneself': ['401 | ok | ok | ok | ok | ok | ok', ({ me }) => ({ user_id: me })],
    'for a dealer': [
      '401 | 403 | 403 | 403 | ok | 403 | 403',
      ({ me, dealerId }) => ({ user_id: me, dealer_id: dealerId }),
    ],
  },
  userSubscriptions: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
  dealerMembership: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  dealerPayments: ['401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  featuredCars: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  staffList: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  staffExport: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({})],
  staffSum: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  totals: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  staffPayment: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ paidPayment }) => ({ id: paidPayment })],
  askBank: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ openPayment }) => ({ payment_id: openPayment })],
  refund: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ paidPayment }) => ({ payment_id: paidPayment, reason }),
  ],
};

/** Whether a team member answers for the dealer depends on their role. All of them read. */
const reads = '401 | 404 | ok | 404 | ok | 404 | 404';
const answers = '401 | 404 | ok | 404 | ok ok ok 403 | 404 | 404';
const asBuyer = '401 | 404 | ok | 404 | 404 | 404 | 404';

export const offers: Lines<'offers'> = {
  // On the car of someone who isn't an actor.
  make: ['401 | ok | ok | ok | ok | ok | ok', ({ unofferedCar }) => ({ car_id: unofferedCar, amount: 40_000 })],
  counter: [answers, ({ offer }) => ({ id: offer, amount: 40_000, new_amount: 41_000 })],
  accept: {
    'as the seller': [answers, ({ offer }) => ({ id: offer, amount: 40_000 })],
    'as the buyer': [asBuyer, ({ countered }) => ({ id: countered, amount: 41_000 })],
  },
  decline: [answers, ({ offer }) => ({ id: offer, amount: 40_000 })],
  withdraw: {
    'as the buyer': [asBuyer, ({ countered }) => ({ id: countered })],
    // The seller declines instead.
    'as the seller': ['401 | 404 | 403 | 404 | 403 | 404 | 404', ({ offer }) => ({ id: offer })],
  },
  release: [answers, ({ heldOffer }) => ({ id: heldOffer, reason: 'They never came' })],
  get: [reads, ({ offer }) => ({ id: offer })],
  ofCar: ['401 | ok | ok | ok | ok | ok | ok', ({ offeredCar }) => ({ car_id: offeredCar })],
  mine: ['401 | ok | ok | ok | ok | ok | ok', () => ({ side: 'received' })],
  onMyCars: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
};

export const sales: Lines<'sales'> = {
  complete: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car }) => ({ car_id: car })],
  buyers: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car }) => ({ car_id: car })],
  mine: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  file: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  // A dealer's staff see their own sales.
  get: ['401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404', ({ sold }) => ({ id: sold })],
  ofCar: ['401 | none | ok | none | ok ok ok none | none | none', ({ soldCar }) => ({ car_id: soldCar })],
  ofUser: ['ok | ok | ok | ok | ok | ok | ok', ({ userId }) => ({ user_id: userId })],
  ofDealer: ['ok | ok | ok | ok | ok | ok | ok', ({ dealerId }) => ({ dealer_id: dealerId })],
  edit: [
    '401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404',
    ({ sold }) => ({ id: sold, sale_notes: 'With winter tyres' }),
  ],
  setAmount: ['401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404', ({ sold }) => ({ id: sold, sale_price: 39_000 })],
  answerAmount: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ confirmed, proposedId }) => ({ id: confirmed, proposed_id: proposedId, agree: true }),
  ],
  setShown: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ confirmed }) => ({ id: confirmed, show_amount: true, show_name: false }),
  ],
  listAgain: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ confirmed }) => ({ id: confirmed })],
  withdraw: ['401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404', ({ sold }) => ({ id: sold })],
  confirm: {
    'as the buyer': ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ bought }) => ({ id: bought, sale_price: 40_000 })],
    // The seller can't claim to be the buyer.
    'as the seller': [
      '401 | 404 | 403 | 404 | 403 403 403 404 | 404 | 404',
      ({ sold }) => ({ id: sold, sale_price: 40_000 }),
    ],
  },
  dispute: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ bought }) => ({ id: bought, reason: 'Not so' })],
  decide: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ disputed }) => ({ id: disputed, outcome: 'annul', reason }),
  ],
  hints: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ userId }) => ({ user_id: userId })],
  forStaff: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ sold }) => ({ id: sold })],
};

/** Names are in the answer for the parties and staff only, which `bill-access.test.ts` checks cell by cell. */
export const bills: Lines<'bills'> = {
  get: ['ok | ok | ok | ok | ok | ok | ok', ({ billNumber }) => ({ number: billNumber })],
  // A dealer's staff see their own sales.
  file: ['404 | 404 | ok | 404 | ok ok ok 404 | 404 | 404', ({ billNumber }) => ({ number: billNumber })],
  replaceLink: ['401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404', ({ billNumber }) => ({ number: billNumber })],
};

export const guide: Lines<'guide'> = {
  estimate: {
    'of a public car': ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ car_id: car })],
    'of a draft': ['404 | 404 | 404 | 404 | 404 | 404 | 404', ({ draftId }) => ({ car_id: draftId })],
  },
  appraise: ['ok | ok | ok | ok | ok | ok | ok', () => ({ make: 'Karin', model: 'Sultan', year: 2020, price: 20_000 })],
  overview: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  model: ['ok | ok | ok | ok | ok | ok | ok', () => ({ make: 'Karin', model: 'Sultan' })],
  staffModels: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  basis: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({ model_id: 1 })],
  exclude: ['401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok', ({ sold }) => ({ id: sold, reason })],
  // It wasn't excluded.
  include: ['401 | 403 | 403 | 403 | 403 | 403 | 403 409 403 409', ({ sold }) => ({ id: sold, reason })],
};
