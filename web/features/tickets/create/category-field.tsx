import { useState, type ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FieldError } from 'react-hook-form';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';

interface CategoryFieldProps {
  select: ComponentProps<'select'>;
  error: FieldError | undefined;
}

export function CategoryField({ select, error }: CategoryFieldProps) {
  const { data, isError, refetch } = useQuery(api.tickets.categories.query({}));
  const [known, setKnown] = useState(data?.categories);
  // When a session ends the query data is cleared, but the selected category must stay.
  if (data && data.categories !== known) setKnown(data.categories);
  // Any validation error means that no category was selected.
  const sentence = error && (error.type === 'server' ? error.message : words.chooseCategory);
  return (
    <Field
      label="Category"
      required
      error={sentence}
      {...(isError &&
        !known && {
          hint: (
            <span role="alert">
              {words.categoriesFailed}{' '}
              <Button kind="link" onClick={() => void refetch()}>
                Try again
              </Button>
            </span>
          ),
        })}
    >
      {(control) => (
        <Select {...control} {...select}>
          <option value="">{known || isError ? 'Select a category' : 'Loading…'}</option>
          {known?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
