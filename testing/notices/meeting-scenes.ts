import { agreedBy, heldBy, keepAt, proposedBy, replyTo, shift } from '../meetings.ts';
import { listed } from '../market.ts';
import { leavesTeam } from '../leave-team.ts';
import type { SignedIn, Site } from '../site.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

type People = Record<'member' | 'otherMember' | 'dealerOwner' | 'dealerStaff', SignedIn>;

/** How notifications about meetings come about, and exactly who receives them. Kenji meets Mara, or Pia of the dealer. */
export function meetingScenes(site: () => Site, as: () => People) {
  const proposed = () => proposedBy(site(), as().otherMember, as().member);
  const agreed = () => agreedBy(site(), as().otherMember, as().member);
  const asked = 'Mara Quinn: meeting_proposed';
  const accepted = 'Kenji Mori: meeting_answered';
  const bothAgreed = [asked, accepted];
  const over = ['Kenji Mori: meeting_over', 'Mara Quinn: meeting_over'];
  return {
    meeting_proposed: { cause: proposed, recipients: ['member'] },
    meeting_answered: {
      cause: async () => replyTo(as().member, await proposed(), false),
      recipients: ['otherMember'],
      also: [asked],
    },
    meeting_cancelled: {
      cause: async () =>
        as().otherMember.api.meetings.cancel({ id: (await agreed()).meeting_id, reason: 'I have no time' }),
      recipients: ['member'],
      also: bothAgreed,
    },
    meeting_closed: {
      cause: async () => {
        const { car } = await agreed();
        await as().member.api.cars.remove({ id: car!.id });
        await keepAt(site(), 0);
      },
      recipients: ['member', 'otherMember'],
      also: bothAgreed,
    },
    meeting_passed_on: {
      cause: async () => {
        const { otherMember, dealerStaff } = as();
        const { id } = await otherMember.api.messaging.create({ car_id: await listed(dealerStaff) });
        await proposedBy(site(), dealerStaff, dealerStaff, { conversationId: id });
        const comesBack = await leavesTeam(site(), dealerStaff);
        await noticesWritten(site());
        await comesBack();
      },
      recipients: ['dealerOwner'],
      also: ['Kenji Mori: meeting_proposed', 'Grace Castellano: team_left'],
    },
    meeting_begins_soon: {
      cause: async () => {
        await shift(site(), (await agreed()).meeting_id, 47);
        await keepAt(site(), 0.75);
      },
      recipients: ['member', 'otherMember'],
      also: bothAgreed,
    },
    meeting_over: {
      cause: () => heldBy(site(), as().otherMember, as().member),
      recipients: ['member', 'otherMember'],
      also: bothAgreed,
    },
    meeting_revealed: {
      // Mara said nothing, so only she learns something.
      cause: async () => {
        const { meeting_id: id } = await heldBy(site(), as().otherMember, as().member);
        await as().otherMember.api.meetings.attend({ id, answer: 'came' });
        await keepAt(site(), 73);
      },
      recipients: ['member'],
      also: [...bothAgreed, ...over],
    },
  } satisfies Record<string, NoticeScene>;
}
