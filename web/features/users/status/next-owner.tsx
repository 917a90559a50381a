import type { UseFormRegisterReturn } from 'react-hook-form';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';

interface NextOwnerProps {
  seat: NonNullable<UserDetails['seat']>;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Who takes the dealership over from an owner who is banned: there is exactly one at every moment. */
export function NextOwner({ seat, field, error }: NextOwnerProps) {
  if (seat.colleagues.length === 0)
    return (
      <Notice tone="warn">
        {seat.company_name} has nobody else on its team who could take it over. Put somebody on the team first, or
        suspend the owner meanwhile.
      </Notice>
    );
  return (
    <Field label={`Next owner of ${seat.company_name}`} required error={error}>
      {(control) => (
        <Select {...control} {...field}>
          <option value="">Please choose</option>
          {seat.colleagues.map(({ id, name, role }) => (
            <option key={id} value={id}>
              {name} ({teamRoleNames[role]})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
