interface KnownFault {
  /** What is wrong then, in the product's words. */
  name: string;
  file: string;
  text: string;
  becomes: string;
}

/** Faults that must never go unnoticed, whatever the sample holds. */
export const knownFaults: readonly KnownFault[] = [
  {
    name: 'a manager invites a manager',
    file: 'contract/kit/team-rights.ts',
    text: `invite: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin'],`,
    becomes: `invite: { staff: ['owner', 'admin', 'manager'], manager: ['owner', 'admin', 'manager'],`,
  },
  {
    name: 'an invitation stands though its inviter left the team',
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
    name: 'everybody sees everybody’s running features',
    file: 'server/features/payments/car-features.store.ts',
    text: `.where(reachedBy('cars', reach))`,
    becomes: '',
  },
  {
    name: 'anybody changes anybody’s listing',
    file: 'server/features/cars/listing.sql.ts',
    text: `listings(db).where(reachedBy('cars', reach));`,
    becomes: 'listings(db);',
  },
  {
    name: 'staff of a dealer deletes its listings',
    file: 'contract/kit/team-rights.ts',
    text: `'cars.delete': leading,`,
    becomes: `'cars.delete': all,`,
  },
  {
    name: 'support gives money back',
    file: 'server/http/authorize.ts',
    text: `who.roles.includes(actor.staffRole)`,
    becomes: `(who.roles.includes(actor.staffRole) || actor.staffRole === 'support')`,
  },
  {
    name: 'one acts in the name of another',
    file: 'server/http/authorize.ts',
    text: `if (claimed !== undefined && claimed !== actor?.id) fail('not_allowed');`,
    becomes: '',
  },
  {
    name: 'a payment is settled by two at once',
    file: 'server/features/payments/payments.store.ts',
    text: `allPayments(tx).where('id', '=', id).forUpdate()`,
    becomes: `allPayments(tx).where('id', '=', id)`,
  },
  {
    name: 'slots on the market are counted without waiting',
    file: 'server/features/cars/listings.store.ts',
    text: `tx.selectFrom('users').select('id').where('id', '=', owner.person).forNoKeyUpdate()`,
    becomes: `tx.selectFrom('users').select('id').where('id', '=', owner.person)`,
  },
  {
    name: 'another amount than was asked for counts as paid',
    file: 'server/features/payments/settle.rules.ts',
    text: `return said.amount === payment.amount ? null : 'wrong_amount';`,
    becomes: 'return null;',
  },
  {
    name: 'every listing is the first one',
    file: 'server/features/payments/pricing.rules.ts',
    text: `if (purchase.isFirstEver)`,
    becomes: 'if (true)',
  },
  {
    name: 'a suspended person signs in',
    file: 'server/database/standing.sql.ts',
    text: '${until} <= now()',
    becomes: '${until} > now()',
  },
  {
    name: 'a right that is taken away in that moment still counts',
    file: 'server/features/dealers/team.store.ts',
    text: `.forShare('dealer_team_members')`,
    becomes: '',
  },
  {
    name: 'who leaves a team leaves their cars behind',
    file: 'server/flows/dealers/hand-over.ts',
    text: `await passCars(tx, { dealerId, from: userId, to: contact.userId });`,
    becomes: '',
  },
  {
    name: 'who is refused leaves no record',
    file: 'server/http/serve.ts',
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
    name: 'what staff do is not in their log',
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
    name: 'what lets who is kept out appeal is good after they were let in again',
    file: 'server/features/accounts/users.store.ts',
    text: `.where('game_account_id', '=', gameAccountId)
    .where(isKeptOut)`,
    becomes: `.where('game_account_id', '=', gameAccountId)`,
  },
];
