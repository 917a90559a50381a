import { z } from 'zod';

/** The bank's responses, of which only these fields are trusted. A missing field makes a response invalid. */
const BankPaymentId = z.uuid().toLowerCase();

const Mode = z.union([
  z.literal([1, 'live']).transform(() => 'live' as const),
  z.literal([0, 'sandbox']).transform(() => 'sandbox' as const),
]);

/**
 * Nine digits including leading zeros, which a number would lose. Anything else counts as unknown instead of invalid,
 * because nothing depends on it and money that has arrived must not wait for it.
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

/** The bank's response about a payment that doesn't exist. */
export const NotFound = z.object({ success: z.literal(false) });

/** Users are redirected to https only, unless the bank itself uses http, as the demo's does. */
export const openedBy = (baseUrl: string) =>
  z.object({
    success: z.literal(true),
    payment_id: BankPaymentId,
    payment_link: z
      .url({ protocol: baseUrl.startsWith('http:') ? /^https?$/ : /^https$/ })
      .max(2000)
      .transform((text) => new URL(text))
      .refine(({ username, password }) => username === '' && password === '', 'must not contain credentials'),
  });
