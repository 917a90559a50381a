import { forgottenFaults } from './forgotten-faults.ts';
import type { KnownFault } from './known-fault.ts';

/** Faults that tests must always notice, whatever the sample. */
export const knownFaults: readonly KnownFault[] = [
  {
    name: 'a manager invites a manager',
    file: 'contract/access/team-rights.ts',
    text: `invite: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin'],`,
    becomes: `invite: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin', 'manager'],`,
  },
  {
    name: 'an invitation stays open although its inviter left the team',
    file: 'server/flows/dealers/answer-invitation.ts',
    text: `if (!(await mayStillInvite(tx, invitation))) return fail('invitation_not_found');`,
    becomes: '',
  },
  {
    name: 'before and after are swapped in the staff log',
    file: 'server/features/staff/as-staff.ts',
    text: `target: { kind: on, id: targetId }, reason, before, after }`,
    becomes: `target: { kind: on, id: targetId }, reason, before: after, after: before }`,
  },
  {
    name: 'everyone sees everyone’s running features',
    file: 'server/features/payments/car-features.store.ts',
    text: `.where(reachedBy('cars', reach))`,
    becomes: '',
  },
  {
    name: 'anyone can change any listing',
    file: 'server/database/listing.sql.ts',
    text: `listings(db).where(reachedBy('cars', reach));`,
    becomes: 'listings(db);',
  },
  {
    name: 'a dealer’s staff member deletes its listings',
    file: 'contract/access/team-rights.ts',
    text: `'cars.delete': leading,`,
    becomes: `'cars.delete': all,`,
  },
  {
    name: 'support issues a refund',
    file: 'server/http/calls/authorize.ts',
    text: `who.roles.includes(actor.staffRole)`,
    becomes: `(who.roles.includes(actor.staffRole) || actor.staffRole === 'support')`,
  },
  {
    name: 'a user acts in another’s name',
    file: 'server/http/calls/authorize.ts',
    text: `if (claimed !== undefined && claimed !== actor?.id) fail('not_allowed');`,
    becomes: '',
  },
  {
    name: 'a payment is settled twice in parallel',
    file: 'server/features/payments/payments.store.ts',
    text: `allPayments(tx).where('id', '=', id).forUpdate()`,
    becomes: `allPayments(tx).where('id', '=', id)`,
  },
  {
    name: 'listing slots are counted without a lock',
    file: 'server/features/listings/listings.store.ts',
    text: 'where id = ${owner.person} for no key update',
    becomes: 'where id = ${owner.person}',
  },
  {
    name: 'a wrong amount counts as paid',
    file: 'server/features/payments/settle.rules.ts',
    text: `return response.amount === payment.amount ? null : 'wrong_amount';`,
    becomes: 'return null;',
  },
  {
    name: 'every listing counts as the first one',
    file: 'server/features/payments/pricing.rules.ts',
    text: `if (purchase.isFirstEver)`,
    becomes: 'if (true)',
  },
  {
    name: 'a suspended user logs in',
    file: 'server/database/standing.sql.ts',
    text: '${until} <= now()',
    becomes: '${until} > now()',
  },
  {
    name: 'a right that is being revoked still counts',
    file: 'server/features/dealers/team.store.ts',
    text: `.forShare('dealer_team_members')`,
    becomes: '',
  },
  {
    name: 'a member who leaves a team keeps their cars',
    file: 'server/flows/dealers/hand-over.ts',
    text: `await passCars(tx, { dealerId, from: userId, to: contact.userId });`,
    becomes: '',
  },
  {
    name: 'a refused call isn’t logged',
    file: 'server/http/calls/serve.ts',
    text: `if (actor && error instanceof Failure && error.code === 'not_allowed') await recordRefusal(actor, call);`,
    becomes: '',
  },
  {
    name: 'staff handle their own ticket',
    file: 'server/features/tickets/ticket.rules.ts',
    text: `staffRoleMay(reader.staffRole, 'tickets.handle') && !isOwn(ticket, reader)`,
    becomes: `staffRoleMay(reader.staffRole, 'tickets.handle')`,
  },
  {
    name: 'staff actions aren’t logged',
    file: 'server/features/staff/as-staff.ts',
    text: `await recordStaffAction(tx, { actor, action, target: { kind: on,`,
    becomes: `void (() => undefined)({ actor, action, target: { kind: on,`,
  },
  {
    name: 'reversing a decision on appeal undoes a later one',
    file: 'server/flows/appeals/decide-appeal.ts',
    text: `const undone = outcome === 'reverse' && decision.stands;`,
    becomes: `const undone = outcome === 'reverse';`,
  },
  {
    name: 'an appeal token still works after the user was reinstated',
    file: 'server/features/accounts/users.store.ts',
    text: `.where('game_account_id', '=', gameAccountId)
    .where(isRestricted)`,
    becomes: `.where('game_account_id', '=', gameAccountId)`,
  },
  ...forgottenFaults,
];
