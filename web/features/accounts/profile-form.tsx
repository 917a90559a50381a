import { useQueryClient } from '@tanstack/react-query';
import { ProfileEdit, type SessionUser } from '@forecourt/contract/accounts/accounts.ts';
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

const Edit = ProfileEdit.pick({ phone_number: true, routing_number: true });

interface ProfileFormProps {
  user: SessionUser;
  onDone: () => void;
}

export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const client = useQueryClient();
  const { isExpired, expire } = useExpiredSession();
  const call = useCallForm({
    shape: Edit,
    values: { phone_number: user.phone_number ?? '', routing_number: user.routing_number ?? '' },
    failed: words.updateFailed,
    onSessionEnd: expire,
    send: async ({ phone_number, routing_number }) => {
      // The schema turns empty text into null, but the API takes the text.
      const input = { phone_number: phone_number ?? '', routing_number: routing_number ?? '', user_id: user.id };
      const response = await api.accounts.updateProfile(input);
      await setSessionUser(client, response.user);
      showToast({ title: 'Changes saved', tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;

  return (
    <Form call={call}>
      {isExpired && <ExpiredNotice />}
      <PhoneField error={errors.phone_number?.message} input={{ ...form.register('phone_number'), autoFocus: true }} />
      <RoutingField error={errors.routing_number?.message} input={form.register('routing_number')} />
      <div className="flex flex-wrap gap-2.5 pt-1">
        <Button type="submit" busy={isSubmitting}>
          {words.saveChanges}
        </Button>
        <Button kind="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
