import { listed } from '../market.ts';
import type { Site, SignedIn } from '../site.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

type People = Record<'member' | 'otherMember' | 'dealerOwner' | 'moderator' | 'admin', SignedIn>;

/** How notifications about staff decisions and appeals come about, and exactly who receives them. */
export function appealScenes(site: () => Site, dealerId: () => number, as: () => People) {
  const reason = 'The photos show another car';
  const removed = async () => {
    const id = await listed(as().member);
    await as().moderator.api.cars.updateStatus({ id, status: 'removed', reason });
    return { target_type: 'car', target_id: id } as const;
  };
  const appealed = async () => {
    const { api } = as().member;
    const { decision } = await api.appeals.decision(await removed());
    const opened = await api.appeals.open({ decision_id: decision!.id, statement: 'They show this very car' });
    // Once it is decided, staff are no longer notified that it was opened.
    await noticesWritten(site());
    return opened.decision.appeal!;
  };
  const asked = ['Ada Brandt: new_appeal', 'Sam Whitlock: new_appeal'];
  /** Mara reports Kenji's message, and a moderator has read it. */
  const readReport = async () => {
    const { member, otherMember, moderator } = as();
    const { id: conversation_id } = await member.api.messaging.create({ participants: [otherMember.id] });
    await otherMember.api.messaging.sendMessage({ conversation_id, sender_id: otherMember.id, content: 'You liar' });
    await member.api.messaging.report({ conversation_id, reason: 'harassment' });
    await noticesWritten(site());
    const { reports } = await moderator.api.reports.conversations({ sort: 'newest' });
    const { id } = reports[0]!;
    await moderator.api.reports.openConversation({ id, reason: 'It was reported' });
    return id;
  };
  const reported = ['Ada Brandt: conversation_reported', 'Mia Santoro: conversation_reported'];
  return {
    conversation_report_decided: {
      cause: async () => {
        const id = await readReport();
        await as().moderator.api.reports.decideConversation({ id, outcome: 'nothing', reason: 'A joke' });
      },
      recipients: ['member'],
      also: reported,
    },
    person_warned: {
      cause: async () => {
        const decision = { id: await readReport(), user_id: as().otherMember.id, reason: 'Please stay polite' };
        await as().moderator.api.reports.decideConversation({ ...decision, outcome: 'warned' });
      },
      recipients: ['otherMember'],
      also: [...reported, 'Mara Quinn: conversation_report_decided'],
    },
    listing_decided: { cause: removed, recipients: ['member'] },
    report_decided: {
      cause: async () => {
        const { member, otherMember, moderator } = as();
        const car_id = await listed(member);
        await otherMember.api.reports.reportCar({ car_id, reason: 'scam' });
        await noticesWritten(site());
        const { reported } = await moderator.api.reports.queue({ search: String(car_id) });
        const report_ids = reported.find(({ car }) => car.id === car_id)!.reports.map(({ id }) => id);
        await moderator.api.reports.decide({ car_id, decision: 'dismiss', report_ids, reason });
      },
      recipients: ['otherMember'],
      also: ['Ada Brandt: car_reported', 'Mia Santoro: car_reported'],
    },
    dealership_decided: {
      cause: async () => {
        for (const status of ['suspended', 'active'] as const)
          await as().moderator.api.dealers.updateStatus({ id: dealerId(), status, reason });
      },
      recipients: ['dealerOwner', 'dealerManager', 'dealerStaff'],
    },
    account_reinstated: {
      cause: async () => {
        const user_id = as().otherMember.id;
        const until = new Date(Date.now() + 86_400_000).toISOString();
        const { api } = as().moderator;
        await api.accounts.updateStatus({ user_id, status: 'suspended', until, reason });
        await api.accounts.updateStatus({ user_id, status: 'active', reason, seen: { standing: 'suspended', until } });
      },
      recipients: ['otherMember'],
    },
    staff_role_changed: {
      cause: async () => {
        const user_id = as().otherMember.id;
        for (const role of ['support', null] as const) await as().admin.api.users.updateRole({ user_id, role, reason });
      },
      recipients: ['otherMember'],
    },
    user_warned: {
      cause: () => as().moderator.api.users.warn({ user_id: as().otherMember.id, reason: 'Please stay polite' }),
      recipients: ['otherMember'],
    },
    signed_out: {
      cause: async () => {
        const { id: user_id } = await site().as('otherMember');
        const { api } = as().moderator;
        const { sessions } = (await api.users.details({ id: user_id })).user;
        const { id: session_id } = sessions.toSorted((one, other) => other.id - one.id)[0]!;
        await api.users.endSessions({ user_id, session_id, reason });
      },
      recipients: ['otherMember'],
    },
    new_appeal: { cause: appealed, recipients: ['support', 'admin'], also: ['Mara Quinn: listing_decided'] },
    appeal_decided: {
      cause: async () =>
        as().admin.api.appeals.decide({ id: (await appealed()).id, outcome: 'reverse', reason: 'It is this car' }),
      recipients: ['member'],
      also: ['Mara Quinn: listing_decided', ...asked],
    },
  } satisfies Record<string, NoticeScene>;
}
