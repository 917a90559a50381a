import { createHmac } from 'node:crypto';
import { loadDemo } from '../server/start/load-demo.ts';
import type { SignedIn, Site } from './site.ts';

export const demo = (await loadDemo({ demo: true }))!;

type Decision = 'approve' | 'decline' | 'close';
/** `none`: the bank doesn't call back, and the shop finds out on its own or when the user returns. */
type Habit = '' | 'late' | 'doubled' | 'none' | 'wrong_amount' | 'sandbox';

/** Acts as a user on the demo bank's page. */
export async function atTheBank(link: string | null, decision: Decision, fault: Habit = 'none'): Promise<void> {
  const answer = await fetch(link!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision, fault }),
  });
  if (answer.status !== 303 && decision !== 'close') throw new Error(`The bank answered ${answer.status}`);
}

/** Signs like the bank's callbacks. */
export const bankSignature = (body: string, key = demo.bank.apiKey): string =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

/** From the offer to the goods, as the pages do it. */
export async function payFor(
  { api }: SignedIn,
  purchase: Promise<{ payment: { id: number } | null; payment_link: string | null }>,
): Promise<number> {
  const { payment, payment_link } = await purchase;
  await atTheBank(payment_link, 'approve');
  await api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  return payment!.id;
}

/** Makes the demo bank misbehave for the next requests. */
export const bankFault = (
  { db }: Pick<Site, 'db'>,
  happens_on: 'open' | 'look' | 'callback',
  fault: string,
  times = 1,
) => db.insertInto('demo.bank_faults').values({ happens_on, fault, times }).execute();
