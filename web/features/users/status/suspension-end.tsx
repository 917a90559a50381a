import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { spanNames, spans, type Span } from './suspension-ends.ts';

interface SuspensionEndProps {
  /** The two registered form fields. */
  fields: Record<'span' | 'until', UseFormRegisterReturn>;
  span: Span;
  error: string | undefined;
}

/** The length of a suspension: a preset, or an exact end time. */
export const SuspensionEnd = ({ fields, span, error }: SuspensionEndProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Duration" required error={span === 'own' ? undefined : error}>
      {(control) => (
        <Select {...control} {...fields.span}>
          {spanNames.map((one) => (
            <option key={one} value={one}>
              {spans[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {span === 'own' && (
      <Field label="Until" required hint="In your own time zone." error={error}>
        {(control) => <Input {...control} {...fields.until} type="datetime-local" />}
      </Field>
    )}
  </div>
);
