import type { staffPayments as contract } from '@forecourt/contract/payments/staff-payments.ts';
import type { BuyingDeps } from '../../flows/payments/buy.ts';
import { settle } from '../../flows/payments/settle-payment.ts';
import {
  exportStaffPayments,
  paymentTotals,
  staffPayment,
  staffPayments,
  staffSum,
} from '../../flows/payments/staff-payments.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { dayOf } from '../../lib/site-time.ts';

export const staffPaymentsCalls = (parts: BuyingDeps): Handlers<typeof contract> => ({
  staffList: async (asked) => ({ success: true, ...(await staffPayments(parts, asked)) }),
  staffSum: async (asked) => ({ success: true, sum: await staffSum(parts, asked) }),
  staffExport: async (asked) => ({
    success: true,
    filename: `payments_${dayOf(new Date(), parts.siteTimezone)}.csv`,
    ...(await exportStaffPayments(parts, asked)),
  }),
  totals: async (asked) => ({ success: true, ...(await paymentTotals(parts, asked)) }),
  staffPayment: async ({ id }, actor) => ({ success: true, payment: await staffPayment(parts, actor, id) }),

  async askBank({ payment_id }) {
    const { payment, hasBankReplied } = await settle(parts, payment_id, 'staff', () => new Date());
    return { success: true, status: payment.status, bank_answered: hasBankReplied };
  },
});
