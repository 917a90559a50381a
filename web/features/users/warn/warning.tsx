import { maxReason } from '@forecourt/contract/kit/reason.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { users } from '@forecourt/contract/users/users.ts';
import { mayWarn } from '@forecourt/contract/users/user-values.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Chosen } from '../chosen.tsx';
import { changedBy, type Me } from '../me.ts';
import { StandingPanel } from '../standing/standing-panel.tsx';
import { showToast } from '../../../ui/toast-list.ts';

interface WarningProps {
  me: Me;
  user: UserDetails;
  onClose: () => void;
}

/** Warns a user without restricting them. */
export const Warning = ({ me, user, onClose }: WarningProps) => (
  <div className="grid grid-cols-1 gap-5">
    <Chosen user={user} />
    {mayWarn(me.role, changedBy(user)) ? (
      <WarningForm user={user} onClose={onClose} />
    ) : (
      <Notice tone="warn">
        {user.is_own ? 'You can’t warn yourself.' : 'You can’t warn this user because of their staff role or yours.'}
      </Notice>
    )}
  </div>
);

const shape = users.warn.input.pick({ reason: true });

/** Common reasons, as the user will read them. */
const suggestions = [
  'Please stay polite with other members.',
  'Please list each car only once.',
  'Please describe your cars as they are.',
  'Please don’t advertise other sites here.',
];

function WarningForm({ user, onClose }: Pick<WarningProps, 'user' | 'onClose'>) {
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'We couldn’t send the warning. Please try again.',
    send: async ({ reason }) => {
      await api.users.warn({ user_id: user.id, reason });
      showToast({ title: `${user.name} was warned`, tone: 'good' });
      onClose();
    },
  });
  return (
    <Form call={call}>
      <ReasonField
        call={call}
        label="Warning"
        most={maxReason}
        hint={`${user.name} reads this as a notification. It’s also recorded in the staff log.`}
        suggestions={suggestions}
      />
      <StandingPanel userId={user.id} plan={{ kind: 'warn_directly' }} />
      <FormButtons onCancel={onClose} busy={call.isSubmitting}>
        Warn {user.name}
      </FormButtons>
    </Form>
  );
}
