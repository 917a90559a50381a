import { useQuery } from '@tanstack/react-query';
import { moderation, type StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { Verdicts } from '../../shared/car-table/verdicts.tsx';
import type { ChosenCars } from '../../shared/car-table/use-chosen-cars.ts';
import { actionWords, reasonsFor, words } from './words.ts';

const shape = moderation.updateStatuses.input.pick({ reason: true });

interface ManyDialogProps {
  status: Moderated;
  chosen: ChosenCars<StaffCar>;
  onClose: () => void;
}

/** Previews what will happen to each car, then applies it with one reason for all. */
export const ManyDialog = ({ status, chosen, onClose }: ManyDialogProps) => (
  <Dialog isForm open onClose={onClose} title={actionWords[status].titleOfMany}>
    <ManyForm status={status} chosen={chosen} onClose={onClose} />
  </Dialog>
);

function ManyForm({ status, chosen, onClose }: ManyDialogProps) {
  const request = { car_ids: [...chosen.ids], status };
  const preview = useQuery({
    queryKey: ['cars', 'previewStatuses', request],
    queryFn: () => api.cars.previewStatuses(request),
    gcTime: 0,
  });
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: words.updateFailed,
    send: async ({ reason }) => {
      const { changes, verdicts } = await api.cars.updateStatuses({ ...request, reason });
      const left = verdicts.length - changes;
      showToast({
        title: `${countOf(changes, 'car')} changed${left > 0 ? `, ${countOf(left, 'car')} unchanged` : ''}`,
        tone: changes > 0 ? 'good' : 'danger',
      });
      chosen.clear();
      onClose();
    },
  });
  const { isSubmitting } = call;
  const changes = preview.data?.changes ?? 0;
  return (
    <Form call={call}>
      {preview.error && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{sentenceOf(preview.error)}</p>
            <Button kind="plain" size="small" onClick={() => void preview.refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      )}
      {preview.isPending && <Skeleton className="h-32 rounded-m" />}
      {preview.data && <Verdicts verdicts={preview.data.verdicts} />}
      <ReasonField
        call={call}
        most={maxReason}
        hint="Shown to each seller and recorded in the staff log."
        suggestions={reasonsFor[status]}
      />
      <FormButtons
        onCancel={onClose}
        {...(status === 'removed' && { kind: 'danger-confirm' as const })}
        busy={isSubmitting}
        disabled={changes === 0}
      >
        {actionWords[status].verb} {countOf(changes, 'car')}
      </FormButtons>
    </Form>
  );
}
