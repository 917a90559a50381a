import { z } from 'zod';
import { Id, text } from '../kit/shapes.ts';
import { reportReasons } from './report-reasons.ts';

export const maxReportDetails = 1000;

export const CarReport = z.object({
  car_id: Id,
  reason: z.enum(reportReasons, 'Please select a reason'),
  details: text(maxReportDetails).optional(),
});
