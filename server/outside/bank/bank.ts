/** The game's bank, real or demo: the same code speaks to both, over HTTP. */
export interface Bank {
  /** Money of the other mode never counts. */
  mode: BankMode;
  /** Opens a payment; nobody can pay it before its link is given away. */
  open: (asked: { amount: number; description: string }) => Promise<{ bankPaymentId: string; link: string }>;
  /** What became of it: the only thing that is believed. */
  look: (bankPaymentId: string) => Promise<BankPayment>;
  /** Whether a callback's signature fits its raw body. */
  isGenuine: (rawBody: Buffer, signature: string | undefined) => boolean;
  /** The link as this person's browser reaches it (the demo bank stands on the site itself). */
  linkFor: (link: string, origin: string) => string;
}

export type BankMode = 'live' | 'sandbox';

export interface BankPayment {
  bankPaymentId: string;
  status: 'pending' | 'payment_successful' | 'payment_failed';
  amount: number;
  mode: BankMode;
  payerRouting: string | null;
  paidAt: Date | null;
}

/** No answer, or one that cannot be used: what became of the payment is then not known. */
export class BankTrouble extends Error {}
