import { z } from 'zod';

/** What the bank answers, of which nothing is believed but this; a field that is missing is a wrong one. */
const BankPaymentId = z.uuid().toLowerCase();

const Mode = z.union([
  z.literal([1, 'live']).transform(() => 'live' as const),
  z.literal([0, 'sandbox']).transform(() => 'sandbox' as const),
]);

/**
 * Nine digits, zeros in front included; a number has lost them. What is none counts as not known instead of as a wrong
 * answer: nothing hangs on it, and money that arrived must not wait for it.
 */
const Routing = z
  .union([z.string(), z.number(), z.null()])
  .transform((given) => (typeof given === 'string' && /^\d{9}$/.test(given) ? given : null));

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const Looked = z.object({
  success: z.literal(true),
  data: z.object({
    payment_id: BankPaymentId,
    status: z.enum(['pending', 'payment_successful', 'payment_failed']),
    amount: z.int(),
    mode: Mode,
    payer_routing: Routing,
    paid_at: Moment.nullable(),
  }),
});

/** What it says about a payment that nobody has. */
export const NotFound = z.object({ success: z.literal(false) });

/** People are sent on to https only, unless the bank itself is reached without it: then it is the demo's. */
export const openedBy = (baseUrl: string) =>
  z.object({
    success: z.literal(true),
    payment_id: BankPaymentId,
    payment_link: z
      .url({ protocol: baseUrl.startsWith('http:') ? /^https?$/ : /^https$/ })
      .max(2000)
      .transform((text) => new URL(text))
      .refine(({ username, password }) => username === '' && password === '', 'must not hold credentials'),
  });
