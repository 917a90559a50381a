import { randomUUID } from 'node:crypto';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { atTheBank } from '../bank.ts';
import type { Name, Person } from './people.ts';
import { makeCar, mark, nothing, tidy, type Stage, type Writer } from './stage.ts';

export const lister = (stage: Stage): Writer => {
  const dev = stage.as('dealerManager');
  return {
    begin: () => tidy(stage, dev),
    async live() {
      const { id, change } = await makeCar(stage, dev, 1_000);
      await change('draft 1100', () => dev.api.cars.update({ id, price: 1_100 }));
      await change('active 1100', () => dev.api.cars.change({ id, transition: 'submit' }));
      await change('reserved 1100', () => dev.api.cars.change({ id, transition: 'reserve' }));
      await change('reserved 1200', () => dev.api.cars.update({ id, price: 1_200 }));
      await change('removed 1200', () => dev.api.cars.remove({ id }));
    },
  };
};

export const trader = (stage: Stage): Writer => {
  const [julian, mara] = [stage.as('otherDealerOwner'), stage.as('member')];
  const { ledger, random } = stage;
  return {
    begin: () => tidy(stage, julian),
    async live() {
      const { id, key, change } = await makeCar(stage, julian, 900);
      await change('active 900', () => julian.api.cars.change({ id, transition: 'submit' }));
      const sale_notes = mark();
      const { sale } = await ledger.write('sales', { [`sale ${sale_notes}`]: 'recorded', [key]: 'sold 900' }, () =>
        julian.api.sales.complete({ car_id: id, sale_price: 850, buyer_id: mara.id, sale_notes }),
      );
      if (random.chance(0.5)) {
        const withdrawn = { [`sale ${sale_notes}`]: 'withdrawn', [key]: 'active 900' };
        await ledger.write('sales', withdrawn, () => julian.api.sales.withdraw({ id: sale.id }));
        await change('removed 900', () => julian.api.cars.remove({ id }));
      } else {
        const confirm = () => mara.api.sales.confirm({ id: sale.id, sale_price: 850 });
        await ledger.write('sales', { [`sale ${sale_notes}`]: 'confirmed' }, confirm);
      }
    },
  };
};

/** Two of them write to the same conversation. A message without a response is sent again, and must be stored once. */
export const correspondent = (stage: Stage, name: Name): Writer => {
  const person = stage.as(name);
  const conversation_id = stage.place.conversation;
  const unheard = new Map<string, string>();
  const send = async (content: string, client_id: string) => {
    unheard.set(content, client_id);
    await stage.ledger.write('messages', { [`message ${content}`]: '1' }, () =>
      person.api.messaging.sendMessage({ conversation_id, sender_id: person.id, content, client_id }),
    );
    unheard.delete(content);
  };
  return {
    async begin() {
      for (const [content, client_id] of unheard) await send(content, client_id);
    },
    async live() {
      await send(mark(), randomUUID());
      if (!stage.random.chance(0.3)) return;
      await stage.ledger.write('messages read', {}, () =>
        person.api.messaging.markRead({ conversation_id, user_id: person.id }),
      );
    },
  };
};

/** Returns from the bank. An incomplete payment isn't acknowledged either. */
async function settled({ api }: Person, payment_id: number): Promise<void> {
  const { payment } = await api.payments.processGtaWorldPayment({ payment_id });
  if (payment.status !== 'completed') throw new ApiError('unavailable', `The payment is ${payment.status}`);
}

async function approve(stage: Stage, link: string | null): Promise<void> {
  // Some banks call back on their own, others wait to be asked.
  const habit = stage.random.chance(0.5) ? '' : 'none';
  await stage.ledger
    .write('payments at the bank', {}, () => atTheBank(link, 'approve', habit))
    .catch((cause: unknown) => {
      throw new ApiError('offline', String(cause));
    });
}

export const buyer = (stage: Stage): Writer => {
  const kenji = stage.as('otherMember');
  const { ledger } = stage;
  /** An open payment will end in some way, but it's unknown which. */
  async function giveUp(payment_id: number, car_id: number): Promise<void> {
    const { listing } = (await kenji.api.cars.editing({ id: car_id }))!;
    ledger.goesOn(`car ${listing.description}`, 'draft 700', 'active 700');
    ledger.goesOn(`listing paid of ${listing.description}`, 'cancelled', 'completed', 'failed');
    await ledger
      .write('payments', {}, () => kenji.api.payments.cancel({ payment_id }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'payment_settled')) throw error;
      });
  }
  return {
    async begin() {
      for (const { id, car_id } of (await kenji.api.payments.open({})).payments) await giveUp(id, car_id!);
      await tidy(stage, kenji);
    },
    async live() {
      const { id, key, description, change } = await makeCar(stage, kenji, 700);
      const paid = `listing paid of ${description}`;
      // If the bank's link was never received, the job cancels it.
      ledger.goesOn(key, 'draft 700');
      ledger.goesOn(paid, 'failed');
      const asked = await ledger.write('payments', { [paid]: 'pending', [key]: 'pending 700' }, () =>
        kenji.api.payments.purchaseListing({ car_id: id, user_id: kenji.id }),
      );
      ledger.goesOn(key, 'active 700');
      ledger.goesOn(paid, 'completed');
      await approve(stage, asked.payment_link);
      await ledger.write('payments', { [paid]: 'completed', [key]: 'active 700' }, () =>
        settled(kenji, asked.payment!.id),
      );
      await change('removed 700', () => kenji.api.cars.remove({ id }));
    },
  };
};

/** Uses the same car every time, so that goods delivered twice, or never, show in its end date. */
export const promoter = (stage: Stage): Writer => {
  const grace = stage.as('dealerOwner');
  const { ledger } = stage;
  const asked = { car_id: stage.place.featured, user_id: grace.id };
  return {
    begin: nothing,
    async live() {
      const { payment, payment_link } = await ledger
        .write('payments', {}, () => grace.api.payments.purchaseFeatured(asked))
        .catch((error: unknown) => {
          ledger.mayAppear('feature payment ', 'failed', 'completed');
          throw error;
        });
      const key = `feature payment ${payment!.id}`;
      ledger.know(key, 'pending', 'completed');
      // It may have been paid before the kill.
      const known = await grace.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
      if (known.payment.status !== 'completed') await approve(stage, payment_link);
      await ledger.write('payments', { [key]: 'completed' }, () => settled(grace, payment!.id));
    },
  };
};
