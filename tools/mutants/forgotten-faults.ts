import type { KnownFault } from './known-fault.ts';

/** Everyday faults that once passed every test: a factor, a check, a condition or a file forgotten. */
export const forgottenFaults: readonly KnownFault[] = [
  {
    name: 'an extension of a membership is recorded as hours instead of days',
    file: 'server/flows/dealers/extend-membership.ts',
    text: 'hours: days * 24,',
    becomes: 'hours: days,',
  },
  {
    name: 'withdrawing a sale puts an inactive dealer’s car back on the market',
    file: 'server/flows/sales/withdraw-sale.ts',
    text: 'await needActiveDealer(tx, car.dealer_id);',
    becomes: '',
  },
  {
    name: 'webhooks are signed with the time of their event',
    file: 'server/flows/webhooks/compose.ts',
    text: `'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),`,
    becomes: `'webhook-timestamp': String(Math.floor(happenedAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, happenedAt, body),`,
  },
  {
    name: 'staff sign out another character of their own',
    file: 'server/flows/accounts/sign-out-person.ts',
    text: 'const isOwn = found.game_account_id === staff.gameAccountId;',
    becomes: 'const isOwn = found.id === staff.id;',
  },
  {
    name: 'a car that is named twice is moderated twice',
    file: 'server/flows/moderation/moderate-many.ts',
    text: 'const ids = [...new Set(carIds)];',
    becomes: 'const ids = [...carIds];',
  },
  {
    name: 'deciding an appeal takes the ticket from its assignee',
    file: 'server/flows/appeals/decide-appeal.ts',
    text: 'assigned_to: ticket.assigned_to ?? staffId,',
    becomes: 'assigned_to: staffId,',
  },
  {
    name: 'a review shown again on appeal doesn’t count towards awards',
    file: 'server/flows/appeals/undo.ts',
    text: 'await updateAwards(tx, (await findReview(tx, decision.target_id, null))!.user_id);',
    becomes: '',
  },
  {
    name: 'a lower price of a hidden car is notified',
    file: 'server/flows/notices/notice-facts.ts',
    text: 'if (!car || car.is_hidden) return null;\n  const people = await usersWithFavourite',
    becomes: 'if (!car) return null;\n  const people = await usersWithFavourite',
  },
  {
    name: 'a dealer named after a common thing claims its word',
    file: 'server/features/browse/search-language/understand.rules.ts',
    text: 'dealers.length > 0 && (length > 1 || meanings.length === 0)',
    becomes: 'dealers.length > 0',
  },
  {
    name: '--keep deletes the newest backups',
    file: 'server/console/backup-files.ts',
    text: 'names.slice(0, -keep)',
    becomes: 'names.slice(keep)',
  },
  {
    name: 'logos are missing from backups',
    file: 'server/backup/photos/named-photos.ts',
    text: `...(has.has('dealer_accounts.logo_key')`,
    becomes: '...(false',
  },
  {
    name: 'the length of a backup’s frame isn’t part of its nonce',
    file: 'server/backup/file/seals.ts',
    text: 'head.copy(bytes, 0, 0, 4);',
    becomes: '',
  },
  {
    name: 'a rating counts hidden reviews',
    file: 'server/database/rating.sql.ts',
    text: 'where ${isVisible} and',
    becomes: `where reviews.published_at <= now() and reviews.deleted_at is null and sales.status = 'confirmed' and`,
  },
  {
    name: 'the same car is imported twice, with its features in another order',
    file: 'server/features/imports/same-car.rules.ts',
    text: '[...value].toSorted()',
    becomes: '[...value]',
  },
  {
    name: 'a decision that has ended is appealed',
    file: 'server/flows/appeals/open-appeal.ts',
    text: `if (!decision.stands) fail('decision_over');`,
    becomes: '',
  },
  {
    name: 'prices can be changed before their preview arrives',
    file: 'web/features/inventory/bulk/bulk-dialog.tsx',
    text: 'disabled={changes === 0 || paused !== text.amount || preview.isPlaceholderData}',
    becomes: 'disabled={changes === 0}',
  },
  {
    name: 'company settings are saved over an undecided conflict',
    file: 'web/features/dealers/settings/company-form.tsx',
    text: 'disabled={!isDirty || clash !== null}',
    becomes: 'disabled={!isDirty}',
  },
  {
    name: 'the staff log leads beyond its last page',
    file: 'web/features/staff/log/staff-log.tsx',
    text: '{data.has_older &&',
    becomes: '{',
  },
  {
    name: 'a dealer’s payments lead beyond their last page',
    file: 'web/features/payments/membership/dealer-payments.tsx',
    text: 'disabled={page >= data.pages}',
    becomes: 'disabled={false}',
  },
];
