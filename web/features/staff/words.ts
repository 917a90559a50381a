import type { WaitingKind } from '@forecourt/contract/staff/dashboard.ts';

export const words = {
  failed: 'We couldn’t load the dashboard',
  activityFailed: 'We couldn’t load the activity',
  nothingToDo: 'Nothing needs your attention right now.',
};

/** Singular and plural. */
export const waitingWords: Record<WaitingKind, readonly [one: string, many: string]> = {
  overdue_tickets: ['overdue ticket', 'overdue tickets'],
  urgent_tickets: ['urgent ticket', 'urgent tickets'],
  unassigned_tickets: ['unassigned ticket', 'unassigned tickets'],
  appeals: ['open appeal', 'open appeals'],
  disputed_sales: ['disputed sale', 'disputed sales'],
  applications: ['dealer application', 'dealer applications'],
  car_reports: ['reported listing', 'reported listings'],
  conversation_reports: ['reported conversation', 'reported conversations'],
  review_reports: ['reported review', 'reported reviews'],
  wanted_reports: ['reported wanted ad', 'reported wanted ads'],
  payments_in_doubt: ['payment in doubt', 'payments in doubt'],
  failing_connections: ['failing connection', 'failing connections'],
  failing_services: ['failing service', 'failing services'],
  stopped_webhooks: ['stopped webhook', 'stopped webhooks'],
};
