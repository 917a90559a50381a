import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BankTrouble, type Bank, type BankMode, type BankPayment } from '../../server/outside/bank/bank.ts';
import { fitsSignature } from '../../server/outside/bank/signature.ts';

const apiKey = 'the key of the simulation';

/** The bank's own record: what was requested, and what was really paid. */
export interface Booked extends BankPayment {
  /** The amount the shop requested. */
  asked: number;
}

/** The bank's books, which the shop's data is compared with. */
export class Books {
  readonly payments = new Map<string, Booked>();

  enter(asked: number): Booked {
    const bankPaymentId = randomUUID();
    const booked: Booked = {
      bankPaymentId,
      asked,
      amount: asked,
      mode: 'live',
      status: 'pending',
      payerRouting: null,
      paidAt: null,
    };
    this.payments.set(bankPaymentId, booked);
    return booked;
  }

  pay(booked: Booked, { amount = booked.asked, mode = 'live' }: { amount?: number; mode?: BankMode }, at: Date): void {
    Object.assign(booked, { status: 'payment_successful', amount, mode, payerRouting: '012345678', paidAt: at });
  }
}

export const hasRightMoney = ({ status, amount, asked, mode }: Booked): boolean =>
  status === 'payment_successful' && amount === asked && mode === 'live';
export const hasWrongMoney = (booked: Booked): boolean =>
  booked.status === 'payment_successful' && !hasRightMoney(booked);

export const linkOf = (bankPaymentId: string) => `https://bank.example/pay/${bankPaymentId}`;

/** The signed callback that the bank would send now about a payment. */
export function callbackOf({ bankPaymentId, status, amount, mode, paidAt }: Booked) {
  const body = Buffer.from(JSON.stringify({ payment_id: bankPaymentId, mode, amount, status, paid_at: paidAt }));
  return { body, signature: sign(body) };
}
export const sign = (body: Buffer) => `sha256=${createHmac('sha256', apiKey).update(body).digest('hex')}`;

/** `lost`: done without a response. `dies_*`: the caller dies before or after it was done. */
export const openFaults = ['refused', 'garbage', 'lost', 'slow', 'dies_before', 'dies_after'] as const;
export const lookFaults = ['error', 'garbage', 'slow', 'dies_after'] as const;
export type BankFault = (typeof openFaults)[number] | (typeof lookFaults)[number];

export interface BankFaults {
  open: () => BankFault | null;
  look: () => BankFault | null;
  /** How long a slow response takes. Its content may be outdated by then. */
  slowMs: () => number;
  die: () => never;
}

/** The bank as seen by one process. */
export function bankReachedBy(books: Books, { open, look, slowMs, die }: BankFaults): Bank {
  return {
    mode: 'live',
    async open({ amount }) {
      const fault = open();
      if (fault === 'refused') throw new BankTrouble('The simulated bank refuses');
      if (fault === 'dies_before') die();
      const { bankPaymentId } = books.enter(amount);
      if (fault === 'dies_after') die();
      if (fault === 'slow') await pause(slowMs());
      if (fault === 'lost' || fault === 'garbage') throw new BankTrouble('The simulated bank’s answer cannot be used');
      return { bankPaymentId, link: linkOf(bankPaymentId) };
    },
    async look(bankPaymentId) {
      const fault = look();
      const found = books.payments.get(bankPaymentId);
      if (!found || fault === 'error' || fault === 'garbage') throw new BankTrouble('The simulated bank does not say');
      const said = { ...found };
      if (fault === 'dies_after') die();
      if (fault === 'slow') await pause(slowMs());
      return said;
    },
    isDemo: false,
    check: async () => undefined,
    isGenuine: (rawBody, signature) => fitsSignature(rawBody, signature, apiKey),
    linkFor: (link) => link,
  };
}
