import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { maxCategoryName } from '@forecourt/contract/tickets/ticket-values.ts';
import { tickets } from '@forecourt/contract/tickets/tickets.ts';
import { api } from '../../../../lib/api.ts';
import { showFailure } from '../../../../lib/form-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import type { Category } from './category.ts';

const Named = tickets.saveCategory.input.pick({ name: true });

interface CategoryFormProps {
  /** Null for a new one. */
  category: Category | null;
  onDone: () => void;
}

export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(Named), defaultValues: { name: category?.name ?? '' } });
  const written = useWatch({ control: form.control, name: 'name' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const known = category && { id: category.id, is_retired: category.is_retired };
      await api.tickets.saveCategory({ ...known, name });
      showToast({ title: category ? 'Category renamed' : 'Category added', tone: 'good' });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'category_exists')
        form.setError('name', { message: error.message }, { shouldFocus: true });
      else showFailure(form, error, 'The category was not saved. Please try again.');
    }
    await client.invalidateQueries({ queryKey: ['tickets'] });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Field
        label="Name"
        required
        error={errors.name?.message}
        length={{ text: written, most: maxCategoryName }}
        hint={category && category.tickets > 0 && 'Tickets that have it show the new name.'}
      >
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <div className="flex justify-end gap-2.5">
        <Button kind="plain" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {category ? 'Rename' : 'Add category'}
        </Button>
      </div>
    </form>
  );
}
