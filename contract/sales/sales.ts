import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success, text } from '../kit/shapes.ts';
import { anyone, member } from '../kit/who.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { PublicSale, Sale, SaleAmount, SaleFields, SalesMonth, SalesSummary, StaffSale } from './sale-shapes.ts';
import { maxDisputeText, saleMethods, salePeriods, saleStates } from './sale-values.ts';

const page = z.number().int().min(1).max(1000).default(1);

/** Of one's own list. */
const Filters = {
  /** What one sold (for who is on a team: what the dealer sold, as far as their role reads it), or what one bought. */
  side: z.enum(['sold', 'bought']).default('sold'),
  /** Of the last days, months; all when left out. */
  period: z.enum(salePeriods).optional(),
  method: z.enum(saleMethods).optional(),
  /** All but the annulled when left out: an annulled sale was none. */
  state: z.enum(saleStates).optional(),
  /** Who of the team sold. */
  seller_id: Id.optional(),
  /** In the car's name and the buyer's or seller's. */
  search: text(100).optional(),
};

const Page = {
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
};

/** Selling a car: what was agreed, whether the buyer says so too, and all of it as a history. */
export const sales = {
  complete: call('POST /api/sales.php', {
    summary: 'Mark a car as sold: record to whom and for how much; a buyer who is a member is asked to confirm',
    who: member,
    limit: 'listing',
    input: z.object({ car_id: Id, sale_price: SaleAmount.nullable().optional(), ...SaleFields }),
    output: success('sale', Sale),
    fails: [
      'car_not_found',
      'not_allowed',
      'not_possible_now',
      'already_sold',
      'user_not_found',
      'own_buyer',
      'bad_input',
    ],
  }),
  buyers: call('GET /api/sales.php?action=buyers', {
    summary: 'Who wrote about a car, the latest first: one of them probably bought it',
    who: member,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: success(
      'buyers',
      z.array(
        z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable(), company_name: z.string().nullable() }),
      ),
    ),
    fails: ['car_not_found', 'not_allowed'],
  }),
  mine: call('GET /api/sales.php?action=mine', {
    summary: 'One’s own sales and purchases, newest first, with their sums',
    who: member,
    limit: 'browse',
    input: z.object({ ...Filters, page }),
    output: z.object({
      success: z.literal(true),
      sales: z.array(Sale),
      summary: SalesSummary,
      /** How many there are besides that were annulled. */
      annulled: z.number().int(),
      /** The last twelve months, the oldest first, also those without a sale. */
      months: z.array(SalesMonth),
      /** Who of the team sold something; empty where one sells for oneself. */
      sellers: z.array(z.object({ id: Id, name: z.string() })),
      ...Page,
    }),
  }),
  file: call('GET /api/sales.php?action=file', {
    summary: 'The sales or purchases that match, as a CSV file',
    who: member,
    limit: 'export',
    input: z.object(Filters),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
  get: call('GET /api/sales.php?id', {
    summary: 'One sale, for its two sides',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('sale', Sale),
    fails: ['sale_not_found'],
    whenMissing: null,
  }),
  ofCar: call('GET /api/sales.php?car_id', {
    summary: 'The sale by which a car is sold, for its two sides; null where there is none, or none of theirs',
    who: member,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: success('sale', Sale.nullable()),
  }),
  ofUser: call('GET /api/sales.php?user_id', {
    summary: 'What somebody sold, as everybody may see it',
    who: anyone,
    limit: 'browse',
    input: z.object({ user_id: Id, page }),
    output: z.object({
      success: z.literal(true),
      sales: z.array(PublicSale),
      summary: SalesSummary.omit({ revenue: true }),
      ...Page,
    }),
    fails: ['user_not_found'],
  }),
  ofDealer: call('GET /api/sales.php?dealer_id', {
    summary: 'What a dealer sold, as everybody may see it',
    who: anyone,
    limit: 'browse',
    input: z.object({ dealer_id: Id, page }),
    output: z.object({
      success: z.literal(true),
      sales: z.array(PublicSale),
      summary: SalesSummary.omit({ revenue: true }),
      ...Page,
    }),
    fails: ['dealer_not_found'],
  }),
  edit: call('PUT /api/sales.php', {
    summary: 'Change what the seller’s side noted; a member can be named as the buyer while nobody was',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, ...SaleFields }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'buyer_named', 'user_not_found', 'own_buyer', 'bad_input'],
  }),
  setAmount: call('PUT /api/sales.php?action=set_amount', {
    summary: 'Set what a car was sold for; once the buyer has confirmed, it is proposed to them',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, sale_price: SaleAmount }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'amount_proposed'],
  }),
  answerAmount: call('PUT /api/sales.php?action=answer_amount', {
    summary: 'The buyer agrees to another amount, or does not; the seller’s side takes it back',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, proposed_id: Id, agree: z.boolean() }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'sale_changed'],
  }),
  withdraw: call('PUT /api/sales.php?action=withdraw', {
    summary: 'Undo Mark as Sold while the buyer has not answered: the car is again what it was',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'no_slot_left', 'dealer_not_active'],
  }),
  confirm: call('PUT /api/sales.php?action=confirm', {
    summary: 'The buyer says that it is so; `sale_price` is the amount they saw',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, sale_price: SaleAmount.nullable() }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'sale_changed', 'own_buyer'],
  }),
  dispute: call('PUT /api/sales.php?action=dispute', {
    summary: 'The buyer says that it is not so: a ticket that both sides see, and the staff decide',
    who: member,
    limit: 'ticket',
    input: z.object({ id: Id, reason: text(maxDisputeText, { min: 1, tooShort: 'Please say what is not right' }) }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled'],
  }),
  decide: call('PUT /api/sales.php?action=decide', {
    summary: 'The staff decide a dispute, or annul a sale; both sides are told why',
    who: staffMay('sales.decide'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, outcome: z.enum(['uphold', 'annul']), reason: Reason }),
    output: success('status', z.string()),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled'],
  }),
  forStaff: call('GET /api/sales.php?action=for_staff', {
    summary: 'One sale as the staff see it, with who sold and who bought',
    who: staffMay('sales.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('sale', StaffSale),
    fails: ['sale_not_found'],
    whenMissing: null,
  }),
};
