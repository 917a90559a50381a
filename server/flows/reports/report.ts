import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { recordConversationReport, type ConversationReport } from '../../features/messaging/blocks.store.ts';
import { recordReport, type CarReport } from '../../features/reports/reports.store.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

/** Announced once. An updated report doesn't notify staff again. */
export const reportCar = (db: Database, report: CarReport): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const isNew = await recordReport(tx, report);
    if (isNew) await announce(tx, { kind: 'car_reported', carId: report.carId, by: report.reporterId });
    await refreshStaffPages(tx);
  });

export const reportConversation = (db: Database, report: ConversationReport): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const isNew = await recordConversationReport(tx, report);
    const { conversationId, reporterId } = report;
    if (isNew) await announce(tx, { kind: 'conversation_reported', conversationId, by: reporterId });
  });
