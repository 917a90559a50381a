import type { SavedSearch } from '@forecourt/contract/searches/searches.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { SearchFields, searchShape } from './search-fields.tsx';
import { usePushChoice } from './use-push-choice.ts';
import { useSearchChange } from './use-search-change.ts';
import { words } from './words.ts';

/** Name and alerts of a saved search. */
export function EditSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { id, name, frequency, by_push, by_webhook } = search;
  const { changeNow } = useSearchChange();
  const push = usePushChoice(by_push);
  const call = useCallForm({
    shape: searchShape,
    values: { name, frequency, by_webhook },
    send: async (given) => {
      await changeNow({ id, ...given, ...(push.chosen !== undefined && { by_push: push.chosen }) });
      onClose();
    },
    failed: words.notChanged,
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Dialog open onClose={onClose} title="Edit search" isForm>
      <Form call={call}>
        <SearchFields register={form.register} errors={errors} push={push} />
        <FormButtons onCancel={onClose} busy={isSubmitting}>
          Save changes
        </FormButtons>
      </Form>
    </Dialog>
  );
}
