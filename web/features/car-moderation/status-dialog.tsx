import { moderation, type StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { actionWords, reasonsFor, words } from './words.ts';

const shape = moderation.updateStatus.input.pick({ reason: true });

interface StatusDialogProps {
  car: StaffCar;
  status: Moderated;
  onClose: () => void;
}

/** Flags, removes or restores one car, with a reason shown to the seller. */
export const StatusDialog = ({ car, status, onClose }: StatusDialogProps) => (
  <Dialog isForm open onClose={onClose} title={actionWords[status].title}>
    <StatusForm car={car} status={status} onClose={onClose} />
  </Dialog>
);

function StatusForm({ car, status, onClose }: StatusDialogProps) {
  const { verb, means, done } = actionWords[status];
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: words.updateFailed,
    send: async ({ reason }) => {
      await api.cars.updateStatus({ id: car.id, status, reason });
      showToast({ title: `“${car.title}” ${done}`, tone: 'good' });
      onClose();
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-pretty text-ink-2">
        <b className="font-semibold text-ink">{car.title}</b> from {car.dealer_name ?? car.seller_name}. {means}
        {car.open_reports > 0 &&
          status !== 'active' &&
          ` Users who sent the ${countOf(car.open_reports, 'open report')} will be notified of the outcome.`}
      </p>
      <ReasonField call={call} most={maxReason} hint="Shown to the seller." suggestions={reasonsFor[status]} />
      <FormButtons
        onCancel={onClose}
        {...(status === 'removed' && { kind: 'danger-confirm' as const })}
        busy={isSubmitting}
      >
        {verb}
      </FormButtons>
    </Form>
  );
}
