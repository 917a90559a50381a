import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, text } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';
import { conversationReports } from './conversation-reports.ts';
import { reportReasons } from './report-reasons.ts';

export const maxReportDetails = 1000;

export const CarReport = z.object({
  car_id: Id,
  reason: z.enum(reportReasons, 'Please choose a reason'),
  details: text(maxReportDetails).optional(),
});

export const reports = {
  reportCar: call('POST /api/reports.php', {
    summary: 'Tell staff that something is wrong with a listing; one open report per person and car',
    who: member,
    limit: 'report',
    input: CarReport,
    output: done,
    fails: ['car_not_found', 'own_car'],
  }),
  ...conversationReports,
};
