import { randomUUID } from 'node:crypto';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { goodFacts } from '../market.ts';
import { atTheBank } from '../bank.ts';
import type { seededRandom } from '../random.ts';
import { missing, type Ledger } from './ledger.ts';
import type { Name, Person } from './people.ts';

/** One who writes as long as there is somebody to answer. */
export interface Writer {
  /** What the death before left in the way is cleared away, by the calls that pages have for it. */
  begin: () => Promise<void>;
  /** From the beginning of something to its end. */
  live: () => Promise<void>;
}

export interface Stage {
  as: (name: Name) => Person;
  ledger: Ledger;
  random: ReturnType<typeof seededRandom>;
  /** What stays the same over all rounds. */
  place: { conversation: number; photographed: number; featured: number; flagged: number };
  photo: Blob;
}

let marks = 0;
const mark = () => `#kill-${++marks}-${randomUUID().slice(0, 8)}`;
const nothing = async () => undefined;

export async function makeCar({ ledger }: Pick<Stage, 'ledger'>, { api }: Person, price: number, description = mark()) {
  const { id } = await ledger.write('listings', { [`car ${description}`]: `draft ${price}` }, () =>
    api.cars.create({ ...goodFacts, price, description }),
  );
  const change = (becomes: string, ask: () => Promise<unknown>) =>
    ledger.write('listings', { [`car ${description}`]: becomes }, ask);
  return { id, key: `car ${description}`, description, change };
}

/** Whatever is left over is taken down, so that drafts and slots do not run out. */
async function tidy({ ledger }: Stage, { api }: Person): Promise<void> {
  for (const status of ['draft', 'active', 'reserved'] as const)
    for (const { id, price } of (await api.cars.mine({ status })).listings) {
      const { listing } = await api.cars.editing({ id }).then((found) => found!);
      if (!listing.description?.startsWith('#kill-') || kept.has(listing.description)) continue;
      const becomes = { [`car ${listing.description}`]: `removed ${price}` };
      await ledger.write('listings', becomes, () => api.cars.remove({ id }));
    }
}

export const kept = new Set(['#kill-photographed', '#kill-featured', '#kill-flagged']);

const lister = (stage: Stage): Writer => {
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

const trader = (stage: Stage): Writer => {
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

/** Two of them write into the same conversation. What one has not heard of is sent once more, and is there once. */
const correspondent = (stage: Stage, name: Name): Writer => {
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

/** Back from the bank: what is not completed is not acknowledged either. */
async function settled({ api }: Person, payment_id: number): Promise<void> {
  const { payment } = await api.payments.processGtaWorldPayment({ payment_id });
  if (payment.status !== 'completed') throw new ApiError('unavailable', `The payment is ${payment.status}`);
}

async function approve(stage: Stage, link: string | null): Promise<void> {
  // Some banks call by themselves, others wait to be asked.
  const habit = stage.random.chance(0.5) ? '' : 'none';
  await stage.ledger
    .write('payments at the bank', {}, () => atTheBank(link, 'approve', habit))
    .catch((cause: unknown) => {
      throw new ApiError('offline', String(cause));
    });
}

const buyer = (stage: Stage): Writer => {
  const kenji = stage.as('otherMember');
  const { ledger } = stage;
  return {
    begin: () => tidy(stage, kenji),
    async live() {
      const { id, key, description, change } = await makeCar(stage, kenji, 700);
      const paid = `listing paid of ${description}`;
      // Where nobody hears of the bank's link, the job takes it back.
      ledger.goesOn(key, 'draft 700', 'pending 700');
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

/** The same car again and again: what was paid for twice, or never given, shows in its end. */
const promoter = (stage: Stage): Writer => {
  const grace = stage.as('dealerOwner');
  const { ledger } = stage;
  const key = 'features of #kill-featured';
  const bought = () => Number(ledger.of(key).replace(missing, '0'));
  const [car_id, user_id] = [stage.place.featured, grace.id];
  return {
    begin: nothing,
    async live() {
      const asked = await ledger.write('payments', { [key]: String(bought()) }, () =>
        grace.api.payments.purchaseFeatured({ car_id, user_id }),
      );
      ledger.goesOn(key, String(bought() + 1));
      const again = await grace.api.payments.processGtaWorldPayment({ payment_id: asked.payment!.id });
      if (again.payment.status !== 'completed') await approve(stage, asked.payment_link);
      await ledger.write('payments', { [key]: String(bought() + 1) }, () => settled(grace, asked.payment!.id));
    },
  };
};

const asker = (stage: Stage): Writer => {
  const [theo, sam] = [stage.as('firstCharacter'), stage.as('support')];
  const { ledger } = stage;
  return {
    begin: nothing,
    async live() {
      const description = mark();
      const key = `ticket ${description}`;
      const { ticket } = await ledger.write('tickets', { [key]: 'open' }, () =>
        theo.api.tickets.create({
          user_id: theo.id,
          category_id: 1,
          subject: 'Help',
          description,
          client_id: randomUUID(),
        }),
      );
      const answer = (person: Person, becomes: string) => {
        const content = mark();
        return ledger.write('tickets', { [key]: becomes, [`answer ${content}`]: '1' }, () =>
          person.api.tickets.addResponse({
            ticket_id: ticket.id,
            user_id: person.id,
            content,
            client_id: randomUUID(),
          }),
        );
      };
      await answer(sam, 'in_progress');
      await answer(theo, 'in_progress');
      const resolve = { ticket_id: ticket.id, status: 'resolved', user_id: sam.id } as const;
      await ledger.write('tickets', { [key]: 'resolved' }, () => sam.api.tickets.updateStatus(resolve));
      await ledger.write('tickets', { [key]: 'closed' }, () =>
        theo.api.tickets.close({ ticket_id: ticket.id, user_id: theo.id }),
      );
    },
  };
};

const leader = (stage: Stage): Writer => {
  const [grace, marcus] = [stage.as('dealerOwner'), stage.as('buyer')];
  const { ledger } = stage;
  const [seat, invitation] = [`seat of ${marcus.id}`, `invitation of ${marcus.id}`];
  const them = { dealer_account_id: grace.dealerId, user_id: marcus.id };
  const remove = () => ledger.write('team', { [seat]: missing }, () => grace.api.dealers.removeTeamMember(them));
  return {
    async begin() {
      if (ledger.of(seat) !== missing) await remove();
      if (ledger.of(invitation) === missing) return;
      const { invitations } = await grace.api.dealers.pendingInvitations({ dealer_id: grace.dealerId });
      for (const { id } of invitations)
        await ledger.write('team', { [invitation]: missing }, () =>
          grace.api.dealers.declineInvitation({ invitation_id: id }),
        );
    },
    async live() {
      const asked = await ledger.write('team', { [invitation]: '1' }, () =>
        grace.api.dealers.invite({ ...them, role: 'staff' }),
      );
      await ledger.write('team', { [seat]: 'staff', [invitation]: missing }, () =>
        marcus.api.dealers.acceptInvitation({ invitation_id: asked.invitation.id, user_id: marcus.id }),
      );
      await ledger.write('team', { [seat]: 'manager' }, () =>
        grace.api.dealers.changeMemberRole({ ...them, new_role: 'manager' }),
      );
      await remove();
    },
  };
};

const moderator = (stage: Stage): Writer => {
  const mia = stage.as('moderator');
  const { ledger } = stage;
  const key = 'car #kill-flagged';
  return {
    begin: nothing,
    async live() {
      const status = ledger.of(key).startsWith('flagged') ? 'active' : 'flagged';
      const reason = mark();
      await ledger.write('decisions of the staff', { [key]: `${status} 600`, [`logged ${reason}`]: '1' }, () =>
        mia.api.cars.updateStatus({ id: stage.place.flagged, status, reason }),
      );
    },
  };
};

const photographer = (stage: Stage): Writer => {
  const pia = stage.as('dealerStaff');
  const { ledger } = stage;
  const [key, id] = ['photos of #kill-photographed', stage.place.photographed];
  const have = () => Number(ledger.of(key).replace(missing, '0'));
  const shown = (count: number) => ({ [key]: count === 0 ? missing : String(count) });
  const remove = (photo: number) =>
    ledger.write('photos', shown(have() - 1), () => pia.api.photos.remove({ id: photo }));
  return {
    async begin() {
      const found = await pia.api.cars.editing({ id });
      for (const photo of found!.listing.images) await remove(photo.id);
    },
    async live() {
      const made = [];
      for (let taken = 0; taken < 3; taken++) {
        const add = () => pia.api.photos.add({ car_id: id, files: { photo: [stage.photo] } });
        made.push((await ledger.write('photos', shown(have() + 1), add)).photo.id);
      }
      for (const photo of made) await remove(photo);
    },
  };
};

export const writersOf = (stage: Stage): Writer[] => [
  lister(stage),
  trader(stage),
  correspondent(stage, 'member'),
  correspondent(stage, 'otherMember'),
  buyer(stage),
  promoter(stage),
  asker(stage),
  leader(stage),
  moderator(stage),
  photographer(stage),
];
