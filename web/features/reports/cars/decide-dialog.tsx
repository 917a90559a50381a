import type { ReportDecision } from '@forecourt/contract/reports/report-reasons.ts';
import { reports, type ReportedCar } from '@forecourt/contract/reports/reports.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { decisionWords } from './decision-words.ts';

const shape = reports.decide.input.pick({ reason: true });

interface DecideDialogProps {
  reported: ReportedCar;
  decision: ReportDecision;
  renderStanding: RenderStanding;
  onClose: () => void;
}

export const DecideDialog = (props: DecideDialogProps) => (
  <Dialog isForm open onClose={props.onClose} title={decisionWords[props.decision].title}>
    <DecideForm {...props} />
  </Dialog>
);

function DecideForm({ reported: { car, reports: said }, decision, renderStanding, onClose }: DecideDialogProps) {
  const { verb, hint, done, suggestions } = decisionWords[decision];
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'We couldn’t save your decision. Please try again.',
    send: async ({ reason }) => {
      await api.reports.decide({ car_id: car.id, decision, report_ids: said.map(({ id }) => id), reason });
      showToast({ title: `${done}: ${car.title}`, tone: 'good' });
      onClose();
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-pretty text-ink-2">
        <b className="font-semibold text-ink">{car.title}</b>, {countOf(said.length, 'report')}
      </p>
      {renderStanding({ userId: car.seller_id, plan: { kind: planned[decision], reports: said.length } })}
      <ReasonField call={call} most={maxReason} hint={hint} suggestions={suggestions} />
      <FormButtons
        onCancel={onClose}
        {...(decision === 'remove' && { kind: 'danger-confirm' as const })}
        busy={isSubmitting}
      >
        {verb}
      </FormButtons>
    </Form>
  );
}

const planned = { dismiss: 'dismiss_reports', flag: 'flag_listing', remove: 'remove_listing' } as const;
