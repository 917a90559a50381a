/** The game's bank, real or demo: the same code speaks to both, over HTTP. */
export interface Bank {
  /** Money of the other mode never counts. */
  mode: BankMode;
  /** Opens a payment; nobody can pay it before its link is given away. */
  open: (asked: { amount: number; description: string }) => Promise<{ bankPaymentId: string; link: string }>;
  /** What became of it: the only thing that is believed. */
  look: (bankPaymentId: string) => Promise<BankPayment>;
  /** Asks the bank something that changes nothing; throws `BankTrouble`, in a sentence, unless it knows us. */
  check: () => Promise<void>;
  /** Whether a callback's signature fits its raw body. */
  isGenuine: (rawBody: Buffer, signature: string | undefined) => boolean;
  /** The link as this person's browser reaches it (the demo bank stands on the site itself). */
  linkFor: (link: string, origin: string) => string;
}

/** The bank there is now, which an admin may change at any moment; null: there is none. */
export type ReadBank = () => Promise<Bank | null>;

/** Read once for what belongs together: its answer and its mode are of the same bank. */
export const bankNow = async (bank: Bank | null | ReadBank): Promise<Bank | null> =>
  typeof bank === 'function' ? bank() : bank;

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
