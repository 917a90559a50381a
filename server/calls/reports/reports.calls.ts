import type { reports } from '@forecourt/contract/reports/reports.ts';
import { reportsPerPage } from '@forecourt/contract/reports/conversation-reports.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { isOwnCar } from '../../lib/own-car.ts';
import { findReportedCar } from '../../features/reports/reports.store.ts';
import { decide } from '../../flows/reports/decide-reports.ts';
import { reportQueue } from '../../flows/reports/report-queue.ts';
import {
  listConversationReports,
  type ConversationReportRow,
} from '../../features/reports/conversation-reports.store.ts';
import { reportCar } from '../../flows/reports/report.ts';
import { decideReported, openReported, readReported } from '../../flows/reports/reported-conversations.ts';

export const reportsCalls = (db: Database): Handlers<typeof reports> => ({
  async reportCar({ car_id, reason, details }, actor) {
    const car = (await findReportedCar(db, car_id)) ?? fail('car_not_found');
    if (isOwnCar(car, actor)) fail('own_car');
    await reportCar(db, { carId: car_id, reporterId: actor.id, reason, details: details || null });
    return { success: true };
  },
  queue: async (asked, actor) => ({ success: true, ...(await reportQueue(db, actor, asked)) }),
  decide: async ({ car_id, decision, report_ids, reason }, actor) => ({
    success: true,
    decided: await decide(db, actor, { carId: car_id, decision, reportIds: report_ids, reason }, new Date()),
  }),

  async conversations(wanted, actor) {
    const { rows, total } = await listConversationReports(db, actor.gameAccountId, wanted);
    return {
      success: true,
      reports: rows.map(reportView),
      page: wanted.page,
      pages: Math.ceil(total / reportsPerPage),
      total,
    };
  },

  conversation: async ({ id }, actor) => shown(await readReported(db, actor, id)),
  openConversation: async ({ id, more, reason }, actor) => shown(await openReported(db, actor, { id, more, reason })),

  async decideConversation({ id, outcome, user_id, until, reason }, actor) {
    const decision = { id, outcome, userId: user_id, until: until === undefined ? null : new Date(until), reason };
    const { conversation, hasKeptRestriction } = await decideReported(db, actor, decision, new Date());
    return { ...shown(conversation), is_restriction_kept: hasKeptRestriction };
  },
});

const shown = ({ report, opened }: Awaited<ReturnType<typeof readReported>>) => ({
  success: true as const,
  conversation: { report: reportView(report), opened },
});

/** Without the internal sequences used to find the messages. */
const reportView = ({
  conversation_id: _conversation,
  reported_sequence: _reported,
  last_sequence: _last,
  ...report
}: ConversationReportRow) => report;
