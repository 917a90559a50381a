import type { ReportReason } from '@forecourt/contract/reports/report-reasons.ts';
import { CarReport, maxReportDetails } from '@forecourt/contract/reports/car-report.ts';
import * as api from '../../lib/api.ts';
import { ReportForm } from '../../ui/report-form.tsx';

const shape = CarReport.pick({ reason: true, details: true });

interface CarReportFormProps {
  carId: number;
  title: string;
  onDone: () => void;
}

export const CarReportForm = ({ carId, title, ...rest }: CarReportFormProps) => (
  <ReportForm
    shape={shape}
    question={
      <>
        What is wrong with <b className="font-semibold text-ink">{title}</b>? Only our staff reads this.
      </>
    }
    reasons={reasons}
    mostDetails={maxReportDetails}
    send={({ reason, details }) => api.reports.reportCar({ car_id: carId, reason, ...(details && { details }) })}
    {...rest}
  />
);

const reasons: Record<ReportReason, string> = {
  scam: 'It looks like a scam',
  wrong_facts: 'The facts or photos are wrong',
  duplicate: 'It is listed more than once',
  offensive: 'It is offensive',
  already_sold: 'It has already been sold',
  other: 'Something else',
};
