import { useState } from 'react';
import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../../lib/api.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { ActionProps } from '../action-props.ts';
import { useTeamAction } from '../use-team.ts';
import { words } from '../words.ts';

export function RemoveMember({ on, member, members, onClose }: ActionProps) {
  const colleagues = members.filter(({ user_id }) => user_id !== member.user_id);
  const [contactId, setContactId] = useState(colleagues.find(({ role }) => isOwner(role))?.user_id ?? on.userId);
  const remove = useTeamAction(
    () =>
      api.dealers.removeTeamMember({
        dealer_account_id: on.dealerId,
        user_id: member.user_id,
        contact_user_id: contactId,
      }),
    onClose,
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Remove ${member.name} from ${on.companyName}?`}
      confirm={`Remove ${member.name}`}
      failed={words.removeFailed}
      onConfirm={() => remove.mutateAsync()}
    >
      <p>
        They’ll lose access to the portal right away. Their cars, offers and conversations stay with {on.companyName},
        and their past sales keep their name. The new contact comes to their planned meetings.
      </p>
      <Field label="New contact for their cars">
        {(control) => (
          <Select {...control} value={contactId} onChange={({ target }) => setContactId(Number(target.value))}>
            {colleagues.map(({ user_id, name }) => (
              <option key={user_id} value={user_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
