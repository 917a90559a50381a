import { CarReport, maxReportDetails } from '@forecourt/contract/reports/car-report.ts';
import * as api from '../../lib/api.ts';
import { ReportForm } from '../../shared/reports/report-form.tsx';
import { reasonNames } from './words.ts';

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
        What’s wrong with <b className="font-semibold text-ink">{title}</b>? Only our staff can see this.
      </>
    }
    reasons={reasonNames}
    mostDetails={maxReportDetails}
    send={({ reason, details }) => api.reports.reportCar({ car_id: carId, reason, ...(details && { details }) })}
    {...rest}
  />
);
