import { useWatch } from 'react-hook-form';
import { maxFilterName } from '@forecourt/contract/tickets/ticket-values.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormButtons } from '../../../../ui/form-buttons.tsx';
import { Form } from '../../../../ui/form.tsx';
import { Input } from '../../../../ui/input.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { words } from '../words.ts';

const Named = tickets.saveFilter.input.pick({ name: true });

interface SaveFilterDialogProps {
  /** The query to save. Null while the dialog is closed. */
  query: string | null;
  taken: readonly string[];
  onClose: () => void;
}

export const SaveFilterDialog = ({ query, taken, onClose }: SaveFilterDialogProps) => (
  <Dialog isForm open={query !== null} onClose={onClose} title="Save this filter">
    {query !== null && <NameForm query={query} taken={taken} onClose={onClose} />}
  </Dialog>
);

function NameForm({ query, taken, onClose }: SaveFilterDialogProps & { query: string }) {
  const call = useCallForm({
    shape: Named,
    values: { name: '' },
    failed: words.actionFailed,
    send: async ({ name }) => {
      await api.tickets.saveFilter({ name, query });
      showToast({ title: `Filter “${name}” saved`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors, isSubmitting } = call;
  const written = useWatch({ control: form.control, name: 'name' });

  return (
    <Form call={call}>
      <Field
        label="Name"
        required
        error={errors.name?.message}
        length={{ text: written, most: maxFilterName }}
        hint={taken.includes(written.trim()) ? 'This replaces your filter with the same name.' : 'Only you can see it.'}
      >
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="off" placeholder="Urgent and unassigned" />
        )}
      </Field>
      <FormButtons onCancel={onClose} busy={isSubmitting}>
        Save filter
      </FormButtons>
    </Form>
  );
}
