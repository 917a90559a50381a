import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { staffRoles } from '@forecourt/contract/access/who.ts';
import { maxReason, Reason } from '@forecourt/contract/kit/reason.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { maySetRole } from '@forecourt/contract/users/user-values.ts';
import * as api from '../../../lib/api.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { Chosen } from '../chosen.tsx';
import type { Me } from '../me.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { kindNames, roleNames, roleTexts } from '../words.ts';

interface RoleChangeProps {
  me: Me;
  user: UserDetails;
  onClose: () => void;
}

/** Gives a user a staff role or removes it. */
export const RoleChange = ({ me, user, onClose }: RoleChangeProps) => (
  <div className="grid gap-5">
    <Chosen user={user} />
    {maySetRole(me.role, { isOwn: user.is_own }) ? (
      <RoleForm user={user} onClose={onClose} />
    ) : (
      <Notice tone="warn">
        {user.is_own ? 'You can’t change your own role. Ask another admin.' : 'Only admins can change roles.'}
      </Notice>
    )}
  </div>
);

/** No staff role: a private user or a dealer. */
const none = 'none';
const shape = z.object({ role: z.enum([none, ...staffRoles]), reason: Reason });

function RoleForm({ user, onClose }: Pick<RoleChangeProps, 'user' | 'onClose'>) {
  const call = useCallForm({
    shape,
    values: { role: user.staff_role ?? none, reason: '' },
    failed: 'We couldn’t change the role. Please try again.',
    send: async ({ role, reason }) => {
      const given = role === none ? null : role;
      await api.users.updateRole({ user_id: user.id, role: given, reason });
      showToast({
        title: given
          ? `${possessive(user.name)} role is now ${roleNames[given]}`
          : `${user.name} no longer has a staff role`,
        tone: 'good',
      });
      onClose();
    },
  });
  const { form, isSubmitting } = call;
  const { role } = useWatch({ control: form.control }) as z.infer<typeof shape>;
  const without = user.is_dealer ? kindNames.dealer : kindNames.private;
  const isSame = role === (user.staff_role ?? none);
  return (
    <Form call={call}>
      <div role="radiogroup" aria-label="New role" className="grid gap-2">
        <RadioRow value={none} {...form.register('role')}>
          <Choice title={without} text="No staff role." />
        </RadioRow>
        {staffRoles.map((one) => (
          <RadioRow key={one} value={one} {...form.register('role')}>
            <Choice title={roleNames[one]} text={roleTexts[one]} />
          </RadioRow>
        ))}
      </div>
      <p className="text-sm text-ink-2">
        {user.is_dealer ? (
          `They’re on the ${user.company_name} team. A staff role doesn’t change that.`
        ) : (
          <>
            To become a dealer they have to apply. Applications are reviewed under{' '}
            <Link
              to={staffTabs.dealers}
              className="rounded-s font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              Dealers
            </Link>
            .
          </>
        )}
      </p>
      <ReasonField call={call} most={maxReason} hint="Shown to the user and recorded in the staff log." />
      {!isSame && (
        <Notice>
          {role === none
            ? 'They’ll lose access to the staff portal right away, even on pages they have open.'
            : 'Takes effect right away, even on pages they have open.'}
        </Notice>
      )}
      <FormButtons onCancel={onClose} busy={isSubmitting} disabled={isSame}>
        Update role
      </FormButtons>
    </Form>
  );
}

const Choice = ({ title, text }: { title: string; text: string }) => (
  <span className="grid">
    <span className="font-semibold">{title}</span>
    <span className="text-sm text-ink-2">{text}</span>
  </span>
);
