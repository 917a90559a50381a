import { z } from 'zod';
import { EditableListing } from '../cars/car-shapes.ts';
import { call } from '../kit/call.ts';
import { Id, success, text } from '../kit/shapes.ts';
import { anyone, member } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { saleHints } from './counting-values.ts';
import { PublicSale, Sale, SaleAmount, SaleFields, SalesMonth, SalesSummary, StaffSale } from './sale-shapes.ts';
import { maxDisputeText, saleMethods, salePeriods, saleStates } from './sale-values.ts';

const page = z.number().int().min(1).max(1000).default(1);

/** Filters of the caller's list. */
const Filters = {
  /** Sold by the caller (for team members: by the dealer, as far as their role allows), or bought. */
  side: z.enum(['sold', 'bought']).default('sold'),
  /** All time if left out. */
  period: z.enum(salePeriods).optional(),
  method: z.enum(saleMethods).optional(),
  /** All but annulled if left out, because an annulled sale doesn't count. */
  state: z.enum(saleStates).optional(),
  /** The team member who sold. */
  seller_id: Id.optional(),
  /** Searches the car's name and the other side's name. */
  search: text(100).optional(),
};

const Page = {
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
};

/** Selling a car: recording, confirmation by the buyer, and the history. */
export const sales = {
  complete: call('POST /api/sales.php', {
    summary: 'Mark a car as sold, with buyer and amount. A buyer who is a member is asked to confirm.',
    who: member,
    limit: 'listing',
    input: z.object({
      car_id: Id,
      sale_price: SaleAmount.nullable().optional(),
      ...SaleFields,
      /** The accepted offer of someone else that the seller confirms to break. */
      despite_offer_id: Id.nullable().optional(),
    }),
    output: success('sale', Sale),
    fails: [
      'car_not_found',
      'not_allowed',
      'not_possible_now',
      'already_sold',
      'user_not_found',
      'own_buyer',
      'car_promised',
      'bad_input',
    ],
  }),
  buyers: call('GET /api/sales.php?action=buyers', {
    summary: 'List people who asked about a car, newest first, as likely buyers',
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
    summary: 'List your sales and purchases, newest first, with totals',
    who: member,
    limit: 'browse',
    input: z.object({ ...Filters, page }),
    output: z.object({
      success: z.literal(true),
      sales: z.array(Sale),
      summary: SalesSummary,
      /** Number of annulled ones in addition. */
      annulled: z.number().int(),
      /** The last twelve months, oldest first, including empty ones. */
      months: z.array(SalesMonth),
      /** Team members with sales. Empty for private sellers. */
      sellers: z.array(z.object({ id: Id, name: z.string() })),
      ...Page,
    }),
  }),
  file: call('GET /api/sales.php?action=file', {
    summary: 'Export matching sales or purchases as a CSV file',
    who: member,
    limit: 'export',
    input: z.object(Filters),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
  get: call('GET /api/sales.php?id', {
    summary: 'Get a sale you’re part of',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('sale', Sale),
    fails: ['sale_not_found'],
    whenMissing: null,
  }),
  ofCar: call('GET /api/sales.php?car_id', {
    summary: 'Get the current sale of a car if you’re part of it, or null',
    who: member,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: success('sale', Sale.nullable()),
  }),
  ofUser: call('GET /api/sales.php?user_id', {
    summary: 'List a member’s public sales',
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
    summary: 'List a dealer’s public sales',
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
    summary: 'Edit the seller’s notes. A member can be named as buyer if there is none yet.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, ...SaleFields }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'buyer_named', 'user_not_found', 'own_buyer', 'bad_input'],
  }),
  setAmount: call('PUT /api/sales.php?action=set_amount', {
    summary: 'Set the sale amount. Once the buyer has confirmed, it is proposed to them.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, sale_price: SaleAmount }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'amount_proposed'],
  }),
  answerAmount: call('PUT /api/sales.php?action=answer_amount', {
    summary: 'Accept or decline a proposed amount as the buyer, or withdraw it as the seller',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, proposed_id: Id, agree: z.boolean() }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'sale_changed'],
  }),
  setShown: call('PUT /api/sales.php?action=set_shown', {
    summary: 'Choose whether the car’s history shows the amount and your name. The amount needs both sides.',
    who: member,
    limit: 'settings',
    input: z.object({ id: Id, show_amount: z.boolean(), show_name: z.boolean() }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled'],
  }),
  listAgain: call('POST /api/sales.php?action=list_again', {
    summary: 'List a car again that you bought here, as a draft with its facts. A draft from before is continued.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: success('listing', EditableListing),
    fails: ['sale_not_found', 'not_allowed', 'too_many_drafts'],
  }),
  withdraw: call('PUT /api/sales.php?action=withdraw', {
    summary: 'Undo Mark as Sold while the buyer hasn’t replied. Restores the car’s previous status.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'no_slot_left', 'dealer_not_active'],
  }),
  confirm: call('PUT /api/sales.php?action=confirm', {
    summary: 'Confirm a purchase. `sale_price` is the amount the buyer saw.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, sale_price: SaleAmount.nullable() }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled', 'sale_changed', 'own_buyer'],
  }),
  dispute: call('PUT /api/sales.php?action=dispute', {
    summary: 'Dispute a purchase. Opens a ticket that both sides see, and staff decide.',
    who: member,
    limit: 'ticket',
    input: z.object({ id: Id, reason: text(maxDisputeText, { min: 1, tooShort: 'Please tell us what’s wrong' }) }),
    output: success('sale', Sale),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled'],
  }),
  decide: call('PUT /api/sales.php?action=decide', {
    summary: 'Decide a dispute, or annul a sale. We notify both sides with the reason.',
    who: staffMay('sales.decide'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, outcome: z.enum(['uphold', 'annul']), reason: Reason }),
    output: success('status', z.string()),
    fails: ['sale_not_found', 'not_allowed', 'sale_settled'],
  }),
  hints: call('GET /api/sales.php?action=hints', {
    summary: 'Count signs that a user’s latest sales and purchases are farmed',
    who: staffMay('sales.read'),
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: success('hints', z.array(z.object({ hint: z.enum(saleHints), sales: z.number().int() }))),
  }),
  forStaff: call('GET /api/sales.php?action=for_staff', {
    summary: 'Get a sale for staff, with seller and buyer',
    who: staffMay('sales.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('sale', StaffSale),
    fails: ['sale_not_found'],
    whenMissing: null,
  }),
};
