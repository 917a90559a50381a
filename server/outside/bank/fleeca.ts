import type { z } from 'zod';
import { boundedFetch, readJson } from '../bounded-fetch.ts';
import { BankTrouble, type Bank, type BankMode } from './bank.ts';
import { Looked, openedBy } from './fleeca-answers.ts';
import { fitsSignature } from './signature.ts';

export interface FleecaOptions {
  /** Where the server asks; known only once the demo listens. */
  baseUrl: () => string;
  apiKey: string;
  mode: BankMode;
  timeoutMs?: number;
}

const fetchBounded = boundedFetch(64 * 1024);
const longestDescription = 255;

/** The merchant's side of the game's bank (product §4). */
export function fleeca({ baseUrl, apiKey, mode, timeoutMs = 10_000 }: FleecaOptions): Bank {
  async function ask<Answer>(method: 'GET' | 'POST', path: string, shape: z.ZodType<Answer>, body?: object) {
    const response = await fetchBounded(`${baseUrl()}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return shape.parse(await readJson(response, method === 'POST' ? 201 : 200));
  }

  return {
    mode,

    async open({ amount, description }) {
      const asked = { amount, mode: mode === 'live' ? 1 : 0, description: shortened(description) };
      const { payment_id, payment_link } = await orTrouble('The bank opened no payment', async () =>
        ask('POST', '/payment', openedBy(baseUrl()), asked),
      );
      return { bankPaymentId: payment_id, link: payment_link.href };
    },

    async look(bankPaymentId) {
      const { data } = await orTrouble('The bank did not say what became of a payment', async () =>
        ask('GET', `/payments/${encodeURIComponent(bankPaymentId)}`, Looked),
      );
      if (data.payment_id !== bankPaymentId.toLowerCase()) {
        throw new BankTrouble('The bank spoke of another payment than it was asked about');
      }
      return {
        bankPaymentId: data.payment_id,
        status: data.status,
        amount: data.amount,
        mode: data.mode,
        payerRouting: data.payer_routing,
        paidAt: data.paid_at,
      };
    },

    isGenuine: (rawBody, signature) => fitsSignature(rawBody, signature, apiKey),
    linkFor: (link) => link,
  };
}

async function orTrouble<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new BankTrouble(what, { cause });
  }
}

/** Never half a character: what is left of one is text that JSON cannot carry. */
function shortened(description: string): string {
  const text = description.toWellFormed();
  if (text.length <= longestDescription) return text;
  const kept = text.slice(0, longestDescription - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
