import { expireOffers } from '../../server/flows/offers/expire-offers.ts';
import { listed, sell } from '../market.ts';
import type { SignedIn, Site } from '../site.ts';
import type { NoticeScene } from './scene.ts';

type People = Record<'member' | 'otherMember' | 'dealerStaff', SignedIn>;

const amount = 40_000;

/** How notifications about offers come about: Kenji makes them on Mara's car, and Pia is next in line. */
export function offerScenes(site: () => Site, as: () => People) {
  const made = async () => {
    const { member, otherMember } = as();
    const car_id = await listed(member);
    const { offer } = await otherMember.api.offers.make({ car_id, amount });
    return { id: offer.id, amount, car_id };
  };
  const accepted = async () => {
    const { id, car_id } = await made();
    await as().member.api.offers.accept({ id, amount });
    return { id, car_id };
  };
  const inLine = async () => {
    const { id, car_id } = await accepted();
    await as().dealerStaff.api.offers.make({ car_id, amount: 41_000 });
    return { id, car_id };
  };
  const received = 'Mara Quinn: offer_received';
  const wasAccepted = [received, 'Kenji Mori: offer_accepted'];
  const later = () => new Date(Date.now() + 100 * 3_600_000);
  const released = async () => {
    const { id } = await inLine();
    await as().otherMember.api.offers.release({ id, reason: 'Found another' });
  };
  const next = ['Mara Quinn: offer_hold_ended', 'Mara Quinn: offer_is_next', 'Pia Moreau: offer_line_moved'];
  const afterRelease = [...wasAccepted, received, ...next];
  const others = (kind: string) => afterRelease.filter((one) => !one.endsWith(`: ${kind}`));

  return {
    offer_received: { cause: made, recipients: ['member'] },
    offer_countered: {
      cause: async () => {
        const { id } = await made();
        await as().member.api.offers.counter({ id, amount, new_amount: 41_000 });
      },
      recipients: ['otherMember'],
      also: [received],
    },
    offer_accepted: { cause: accepted, recipients: ['otherMember'], also: [received] },
    offer_declined: {
      cause: async () => as().member.api.offers.decline(await seen()),
      recipients: ['otherMember'],
      also: [received],
    },
    offer_withdrawn: {
      cause: async () => as().otherMember.api.offers.withdraw({ id: (await made()).id }),
      recipients: ['member'],
      also: [received],
    },
    offer_expired: {
      cause: async () => {
        await made();
        await expireOffers(site().db, later());
      },
      recipients: ['member', 'otherMember'],
      also: [received],
    },
    offer_closed: {
      cause: async () => {
        const { car_id } = await made();
        await sell(as().member, car_id);
      },
      recipients: ['otherMember'],
      also: [received],
    },
    offer_hold_ended: { cause: released, recipients: ['member'], also: others('offer_hold_ended') },
    offer_is_next: { cause: released, recipients: ['member'], also: others('offer_is_next') },
    offer_line_moved: { cause: released, recipients: ['dealerStaff'], also: others('offer_line_moved') },
  } satisfies Record<string, NoticeScene>;

  async function seen() {
    const { id } = await made();
    return { id, amount };
  }
}
