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
  // A session that ended takes the answers away, but not what was chosen among them.
  if (data && data.categories !== known) setKnown(data.categories);
  // Whatever else is wrong with it, nothing was chosen.
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
                Retry
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
