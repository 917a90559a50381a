import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { applications, type Application } from '@forecourt/contract/applications/applications.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { reviewWords } from './review-words.ts';

const Why = applications.remove.input.pick({ reason: true });

/** Deletes permanently, with a reason that stays in the log. */
export function DeleteDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const call = useCallForm({
    shape: Why,
    values: { reason: '' },
    failed: reviewWords.deleteFailed,
    send: async ({ reason }) => {
      await api.applications.remove({ id: application.id, reason });
      onClose();
      await refetched();
    },
  });
  const { isSubmitting } = call;
  return (
    <Dialog isForm open onClose={onClose} title={`Delete ${possessive(application.company_name)} application`}>
      <Form call={call}>
        <p>{reviewWords.sureToDelete}</p>
        <ReasonField call={call} most={maxReason} hint="Shown to the applicant." />
        <FormButtons onCancel={onClose} kind="danger-confirm" busy={isSubmitting}>
          {isSubmitting ? 'Deleting...' : 'Delete'}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
