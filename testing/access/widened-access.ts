import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { anyone, member, staffRoles, type Who } from '@forecourt/contract/access/who.ts';
import { rows, type everybodyAsks } from './cells.ts';

/** Variants of a call's access with one condition removed, by the name of what remains. */
function widerThan({ who }: AnyCall): Record<string, Who> {
  const of = who as Who;
  const actor = of.actorField === undefined ? {} : { actorField: of.actorField };
  switch (of.kind) {
    case 'anyone':
      return {};
    case 'member':
      return { anyone };
    case 'team':
      return {
        member: { ...member, ...actor },
        ...(of.right !== 'cars.read' && { 'everybody on the team': { ...of, right: 'cars.read' } }),
      };
    case 'staff':
      return {
        member: { ...member, ...actor },
        ...(of.roles.length < staffRoles.length && { 'all the staff': { ...of, roles: staffRoles } }),
      };
  }
}

/** Widens the call's access while the action runs. */
async function whileFor<T>(call: AnyCall, who: Who, action: () => Promise<T>): Promise<T> {
  const meant: unknown = call.who;
  Object.assign(call, { who });
  try {
    return await action();
  } finally {
    Object.assign(call, { who: meant });
  }
}

/** Not noticed, because the flow checks the same again with its target locked. */
const askedTwice: readonly string[] = [
  'accounts.updateStatus: all the staff',
  'accounts.updateStatus: member',
  'appeals.decide: all the staff',
  'appeals.decide: member',
  'cars.previewStatuses: all the staff',
  'cars.previewStatuses: member',
  'cars.updateStatuses: all the staff',
  'cars.updateStatuses: member',
  'cars.updateStatus: all the staff',
  'cars.updateStatus: member',
  'dealers.changeMemberRole: everybody on the team',
  'dealers.close: everybody on the team',
  'dealers.close: member',
  'dealers.dismissFirstSteps: everybody on the team',
  'dealers.invite: everybody on the team',
  'dealers.leaveTeam: member',
  'dealers.removeLogo: everybody on the team',
  'dealers.removeTeamMember: everybody on the team',
  'dealers.setLogo: everybody on the team',
  'dealers.update: everybody on the team',
  'dealers.update: member',
  'imports.run: everybody on the team',
  'payments.purchaseMembership: everybody on the team',
  'reviews.hide: all the staff',
  'reviews.hide: member',
  'reviews.keep: all the staff',
  'reviews.keep: member',
  'reviews.unhide: all the staff',
  'reviews.unhide: member',
  'tickets.assign: all the staff',
  'tickets.assign: member',
  'tickets.merge: all the staff',
  'tickets.updateCategory: all the staff',
  'tickets.updateCategory: member',
  'tickets.updatePriority: all the staff',
  'tickets.updatePriority: member',
  'tickets.updateStatus: all the staff',
  'tickets.updateStatus: member',
  'users.endSessions: all the staff',
  'users.endSessions: member',
  'users.warn: all the staff',
  'users.warn: member',
  'users.updateRole: all the staff',
  'users.updateRole: member',
  'webhooks.removeDealerWebhook: everybody on the team',
  'webhooks.removeDealerWebhook: member',
  'webhooks.saveDealerWebhook: everybody on the team',
  'webhooks.saveDealerWebhook: member',
  'messaging.deleteReply: everybody on the team',
  'messaging.deleteReply: member',
  // Every role on a team may reply to messages, so this is no wider.
  'messaging.savedReplies: everybody on the team',
  'messaging.saveReply: everybody on the team',
  'messaging.saveReply: member',
  'wanted.decide: all the staff',
];

/** Every way in which a call's access could be wider than intended. */
export const widenings = [...Map.groupBy(rows, ({ key }) => key)].flatMap(([key, ofCall]) =>
  Object.entries(widerThan(ofCall[0]!.call)).map(([left, who]) => {
    const title = `${key}: ${left}`;
    return { title, ofCall, who, isNoticed: !askedTwice.includes(title) };
  }),
);

export type Widening = (typeof widenings)[number];

/** Whether a cell is wrong when the access is widened. */
export async function isNoticed(
  { ofCall, who }: Widening,
  wrongCells: ReturnType<typeof everybodyAsks>,
): Promise<boolean> {
  for (const row of ofCall) if ((await whileFor(row.call, who, () => wrongCells(row, 1))).length > 0) return true;
  return false;
}
