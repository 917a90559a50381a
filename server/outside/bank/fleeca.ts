import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { configuredRequest, type Send } from '../configured-request.ts';
import { readJson } from '../read-json.ts';
import { BankTrouble, type Bank, type BankMode } from './bank.ts';
import { Looked, NotFound, openedBy } from './fleeca-answers.ts';
import { fitsSignature } from './signature.ts';

export interface FleecaOptions {
  /** The server-side address, known only once the demo listens. */
  baseUrl: () => string;
  apiKey: string;
  /** Signs callbacks, if that isn't the key. */
  secret?: string | null;
  mode: BankMode;
  timeoutMs?: number;
  /** How it's reached. Addresses entered by an admin go through the guard. */
  send?: Send;
}

const sendDirectly = configuredRequest(64 * 1024);
const maxCheckMs = 5_000;
const maxDescription = 255;

/** The merchant's side of the game's bank (product §4). */
export function fleeca(options: FleecaOptions): Bank {
  const { baseUrl, apiKey, secret, mode, timeoutMs = 10_000, send = sendDirectly } = options;

  const reach = (method: 'GET' | 'POST', path: string, body?: object, maxMs = timeoutMs) =>
    send(`${baseUrl()}${path}`, {
      method,
      longestMs: maxMs,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });

  async function ask<Answer>(method: 'GET' | 'POST', path: string, shape: z.ZodType<Answer>, body?: object) {
    return shape.parse(readJson(await reach(method, path, body), method === 'POST' ? 201 : 200));
  }

  return {
    mode,
    isDemo: false,

    async open({ amount, description }) {
      const body = { amount, mode: mode === 'live' ? 1 : 0, description: shortened(description) };
      const { payment_id, payment_link } = await orTrouble('The bank opened no payment', async () =>
        ask('POST', '/payment', openedBy(baseUrl()), body),
      );
      return { bankPaymentId: payment_id, link: payment_link.href };
    },

    async look(bankPaymentId) {
      const { data } = await orTrouble('The bank did not report a payment’s status', async () =>
        ask('GET', `/payments/${encodeURIComponent(bankPaymentId)}`, Looked),
      );
      if (data.payment_id !== bankPaymentId.toLowerCase()) {
        throw new BankTrouble('The bank reported on a different payment');
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

    async check() {
      // This payment doesn't exist. A bank that accepts our key responds "not found".
      const response = await orTrouble('The bank didn’t respond', () =>
        reach('GET', `/payments/${randomUUID()}`, undefined, Math.min(timeoutMs, maxCheckMs)),
      );
      if (response.status === 401 || response.status === 403)
        throw new BankTrouble('The bank doesn’t accept the API key');
      await orTrouble(`The bank sent an unexpected response (${response.status})`, async () =>
        NotFound.parse(readJson(response, 404)),
      );
    },

    isGenuine: (rawBody, signature) => fitsSignature(rawBody, signature, secret ?? apiKey),
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

/** Never cuts a surrogate pair, because JSON can't carry half of one. */
function shortened(description: string): string {
  const text = description.toWellFormed();
  if (text.length <= maxDescription) return text;
  const cut = text.slice(0, maxDescription - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
