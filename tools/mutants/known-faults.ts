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
    file: 'server/features/messaging/invitations.store.ts',
    text: `role === 'manager' && inviter.role === 'admin'`,
    becomes: `role === 'manager' && teamRoleMay(inviter.role, 'manage_team')`,
  },
  {
    name: 'an invitation stands though its inviter left the team',
    file: 'server/flows/messaging/dealer-invitation.ts',
    text: `if (settled === 'accepted' && !(await mayStillInvite(tx, invitation))) fail('invitation_not_found');`,
    becomes: '',
  },
  {
    name: 'before and after are swapped in the staff log of a model’s change',
    file: 'server/flows/cars/edit-catalogue.ts',
    text: `target: { type: 'car_model', id },
      before,
      after,`,
    becomes: `target: { type: 'car_model', id }, before: after, after: before,`,
  },
  {
    name: 'everybody sees everybody’s running features',
    file: 'server/features/payments/car-features.store.ts',
    text: `.where(isTheirs(side))`,
    becomes: '',
  },
  {
    name: 'anybody changes anybody’s listing',
    file: 'server/features/cars/listings.store.ts',
    text: `.where(isTheirs(side));`,
    becomes: ';',
  },
  {
    name: 'staff of a dealer deletes its listings',
    file: 'contract/kit/who.ts',
    text: `staff: ['read', 'write'],`,
    becomes: `staff: ['read', 'write', 'delete'],`,
  },
  {
    name: 'support gives money back',
    file: 'server/http/admit.ts',
    text: `who.roles.includes(actor.staffRole)`,
    becomes: `(who.roles.includes(actor.staffRole) || actor.staffRole === 'support')`,
  },
  {
    name: 'one acts in the name of another',
    file: 'server/http/admit.ts',
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
    name: 'places on the market are counted without waiting',
    file: 'server/features/cars/listings.store.ts',
    text: `tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate()`,
    becomes: `tx.selectFrom('users').select('id').where('id', '=', userId)`,
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
    text: `users.suspended_until > now()`,
    becomes: `users.suspended_until < now()`,
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
    text: `handling.includes(reader.staffRole) && !isOwn(ticket, reader)`,
    becomes: `handling.includes(reader.staffRole)`,
  },
  {
    name: 'a refund is not in the staff log',
    file: 'server/flows/payments/refund-payment.ts',
    text: `await recordStaffAction(tx, {`,
    becomes: `void (() => undefined)({`,
  },
];
