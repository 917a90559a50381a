import { useQueryClient } from '@tanstack/react-query';
import { ProfileCompletion, type SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { PhoneField, RoutingField } from './contact-fields.tsx';
import { ExpiredNotice } from '../../ui/expired-notice.tsx';
import { setSessionUser } from './session.ts';
import { useExpiredSession } from './use-expired-session.ts';
import { words } from './words.ts';

const Completion = ProfileCompletion.pick({ phone_number: true, routing_number: true });

/** The page continues automatically once the session says that the profile is complete. */
export function CompleteProfileForm({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const { isExpired, expire } = useExpiredSession();
  const call = useCallForm({
    shape: Completion,
    values: { phone_number: user.phone_number ?? '', routing_number: user.routing_number ?? '' },
    failed: words.completeFailed,
    onSessionEnd: expire,
    send: async (values) => {
      const response = await api.accounts.completeProfile({ ...values, user_id: user.id });
      showToast({ title: 'Profile completed', tone: 'good' });
      await setSessionUser(client, response.user);
    },
  });
  const { form, errors, isSubmitting } = call;

  return (
    <Form call={call}>
      {isExpired && <ExpiredNotice />}
      <PhoneField required error={errors.phone_number?.message} input={form.register('phone_number')} />
      <RoutingField required error={errors.routing_number?.message} input={form.register('routing_number')} />
      <Button type="submit" size="large" busy={isSubmitting}>
        {words.completeProfile}
      </Button>
    </Form>
  );
}
