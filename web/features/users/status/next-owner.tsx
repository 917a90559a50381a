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

/** Selects the new owner when an owner is banned, because a dealership always has exactly one. */
export function NextOwner({ seat, field, error }: NextOwnerProps) {
  if (seat.colleagues.length === 0)
    return (
      <Notice tone="warn">
        No one else on the {seat.company_name} team can become the owner. Add a team member first, or suspend the owner
        for now.
      </Notice>
    );
  return (
    <Field label={`New owner of ${seat.company_name}`} required error={error}>
      {(control) => (
        <Select {...control} {...field}>
          <option value="">Select…</option>
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
