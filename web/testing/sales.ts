import type { contract } from '@forecourt/contract/contract.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import type { PurchaseFacts, Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { messageAt } from './conversations.ts';
import { johnny, kenji, maria } from './people.ts';

const nothing: Sale['may'] = {
  confirm: false,
  dispute: false,
  withdraw: false,
  set_amount: false,
  answer_amount: false,
  edit: false,
  show: false,
  list_again: false,
  review_until: null,
};

/** Johnny sold his Sultan to Kenji, who hasn't responded yet. As shown to Johnny. */
export const aSale: Sale = {
  id: 31,
  car_id: 8,
  car_name: '2021 Karin Sultan',
  make: 'Karin',
  model: 'Sultan',
  year: 2021,
  image: null,
  has_page: true,
  listing_price: 39_900,
  sale_price: 38_000,
  sale_date: '2026-11-14T10:00:00Z',
  sale_method: 'in_person',
  is_verified: false,
  seller_id: johnny.id,
  seller_name: johnny.name,
  dealer_id: null,
  dealer_name: null,
  buyer_id: kenji.id,
  buyer_name: kenji.name,
  status: 'recorded',
  side: 'seller',
  buyer_contact: null,
  sale_notes: null,
  confirmed_at: null,
  proposed: null,
  ticket_id: null,
  bill_number: null,
  conversation_id: 5,
  is_excluded: false,
  shown: { amount: false, name: false, other_side_amount: false },
  may: { ...nothing, withdraw: true, set_amount: true, edit: true },
};

export const confirmedSale: Sale = {
  ...aSale,
  status: 'confirmed',
  is_verified: true,
  confirmed_at: '2026-11-15T10:00:00Z',
  bill_number: 'FC-7K2PXQ9AD3',
  may: { ...nothing, set_amount: true, edit: true },
};

/** Maria of Eclipse Motors sold a Zentorno to Johnny. As shown to Johnny. */
export const aPurchase: Sale = {
  ...aSale,
  id: 32,
  car_id: 7,
  car_name: '2022 Pegassi Zentorno',
  make: 'Pegassi',
  model: 'Zentorno',
  year: 2022,
  listing_price: 184_000,
  sale_price: 180_000,
  seller_id: maria.id,
  seller_name: maria.name,
  dealer_id: 3,
  dealer_name: 'Eclipse Motors',
  buyer_id: johnny.id,
  buyer_name: johnny.name,
  side: 'buyer',
  may: { ...nothing, confirm: true, dispute: true },
};

export const mayNothing = nothing;

type OwnSales = Result<(typeof contract)['sales']['mine']>;

export const salesPage = (sales: Sale[], more: Partial<OwnSales> = {}): OwnSales => ({
  success: true,
  sales,
  summary: {
    total: sales.length,
    verified: sales.filter(({ is_verified }) => is_verified).length,
    pending: sales.filter(({ status }) => status === 'recorded').length,
    amount_set: sales.filter(({ sale_price }) => sale_price !== null).length,
    revenue: sales.reduce((sum, { sale_price }) => sum + (sale_price ?? 0), 0),
  },
  annulled: 0,
  months: [
    { month: '2026-10', sales: 0, revenue: 0 },
    { month: '2026-11', sales: sales.length, revenue: 38_000 },
  ],
  sellers: [],
  page: 1,
  pages: sales.length > 0 ? 1 : 0,
  total: sales.length,
  ...more,
});

/** The message that asks Johnny to confirm his purchase. */
export const purchaseMessage = (facts: Partial<PurchaseFacts> | null, more: Partial<Message> = {}): Message =>
  messageAt(1, {
    sender_id: maria.id,
    sender_name: maria.name,
    company_name: 'Eclipse Motors',
    message_type: 'purchase',
    content: 'Sold you 2022 Pegassi Zentorno',
    metadata: facts && {
      sale_id: 32,
      car_id: 7,
      car_name: '2022 Pegassi Zentorno',
      image: null,
      sale_price: 180_000,
      sale_date: '2026-11-14T10:00:00Z',
      seller_name: maria.name,
      dealer_name: 'Eclipse Motors',
      status: 'recorded',
      proposed: null,
      may_answer: true,
      may_answer_amount: false,
      ...facts,
    },
    ...more,
  });
