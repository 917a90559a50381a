import type { searches } from '@forecourt/contract/searches/searches.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { SearchFields, searchShape } from './search-fields.tsx';
import { usePushChoice } from './use-push-choice.ts';
import { words } from './words.ts';

interface SaveSearchProps {
  suggestedName: string;
  onSave: (given: Omit<Sent<typeof searches.add>, 'filters'>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name and the alerts of a search before it's saved. */
export function SaveSearch({ suggestedName, onSave, onClose }: SaveSearchProps) {
  const push = usePushChoice(false);
  const call = useCallForm({
    shape: searchShape,
    values: { name: suggestedName, frequency: 'instant', by_webhook: false },
    send: async (given) => {
      await onSave({ ...given, by_push: push.isChecked });
      onClose();
    },
    failed: words.notSaved,
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Dialog open onClose={onClose} title={words.save} isForm>
      <Form call={call}>
        <SearchFields register={form.register} errors={errors} push={push} />
        <FormButtons onCancel={onClose} busy={isSubmitting}>
          {words.save}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
