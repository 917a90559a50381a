import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AlsoFieldProps {
  names: readonly string[];
  onChange: (names: string[]) => void;
  error: string | undefined;
}

/** Other names, separated by commas. */
export const AlsoField = ({ names, onChange, error }: AlsoFieldProps) => (
  <Field label="Other names" error={error} hint="What else people search for, separated by commas.">
    {(control) => (
      <Input
        {...control}
        defaultValue={names.join(', ')}
        onChange={({ target }) =>
          onChange(
            target.value
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean),
          )
        }
        autoComplete="off"
      />
    )}
  </Field>
);
