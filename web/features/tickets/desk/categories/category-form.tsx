import { useWatch } from 'react-hook-form';
import { maxCategoryName } from '@forecourt/contract/tickets/ticket-values.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormButtons } from '../../../../ui/form-buttons.tsx';
import { Form } from '../../../../ui/form.tsx';
import { Input } from '../../../../ui/input.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import type { Category } from './category.ts';

const Named = tickets.saveCategory.input.pick({ name: true });

interface CategoryFormProps {
  /** Null for a new category. */
  category: Category | null;
  onDone: () => void;
}

export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const call = useCallForm({
    shape: Named,
    values: { name: category?.name ?? '' },
    failed: 'We couldn’t save the category. Please try again.',
    fieldOf: { category_exists: 'name' },
    send: async ({ name }) => {
      const known = category && { id: category.id, is_retired: category.is_retired };
      await api.tickets.saveCategory({ ...known, name });
      showToast({ title: category ? 'Category renamed' : 'Category added', tone: 'good' });
      onDone();
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
        length={{ text: written, most: maxCategoryName }}
        hint={category && category.tickets > 0 && 'Existing tickets will show the new name.'}
      >
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {category ? 'Rename' : 'Add category'}
      </FormButtons>
    </Form>
  );
}
