import type { WaitingKind } from '@forecourt/contract/staff/dashboard.ts';

export const words = {
  failed: 'The dashboard did not load',
  tryAgain: 'Something went wrong on our side.',
  nothingWaits: 'Nothing waits for anybody. Well done.',
};

/** One of it, and several. */
export const waitingWords: Record<WaitingKind, readonly [one: string, many: string]> = {
  urgent_tickets: ['urgent ticket', 'urgent tickets'],
  applications: ['dealer application', 'dealer applications'],
  car_reports: ['reported listing', 'reported listings'],
  conversation_reports: ['reported conversation', 'reported conversations'],
  review_reports: ['reported review', 'reported reviews'],
  payments_in_doubt: ['payment in doubt', 'payments in doubt'],
  appeals: ['open appeal', 'open appeals'],
  stopped_webhooks: ['stopped webhook', 'stopped webhooks'],
};
