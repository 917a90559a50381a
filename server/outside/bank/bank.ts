/** The game's bank, real or demo. The same code talks to both over HTTP. */
export interface Bank {
  /** Money in the other mode never counts. */
  mode: BankMode;
  /** The demo's bank, where people pay with play money. */
  isDemo: boolean;
  /** Opens a payment, which no one can pay before getting its link. */
  open: (asked: { amount: number; description: string }) => Promise<{ bankPaymentId: string; link: string }>;
  /** Reads a payment's state, which is the only trusted source. */
  look: (bankPaymentId: string) => Promise<BankPayment>;
  /** Makes a read-only request. Throws `BankTrouble` with a sentence unless the bank accepts our key. */
  check: () => Promise<void>;
  /** Whether a callback's signature matches its raw body. */
  isGenuine: (rawBody: Buffer, signature: string | undefined) => boolean;
  /** The link as the user's browser reaches it (the demo bank runs on the site itself). */
  linkFor: (link: string, origin: string) => string;
}

/** The current bank, which an admin may change at any time. Null if there is none. */
export type ReadBank = () => Promise<Bank | null>;

/** Read once per operation, so that its response and its mode belong to the same bank. */
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

/** No usable response, so the payment's state is unknown. */
export class BankTrouble extends Error {}
