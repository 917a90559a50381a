import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ProfileEdit, type SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { api } from '../../lib/api.ts';
import { isSessionEnd, showFailure } from '../../lib/form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { PhoneField, RoutingField } from './contact-fields.tsx';
import { ExpiredNotice } from './expired-notice.tsx';
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
  const form = useForm({
    resolver: zodResolver(Edit),
    defaultValues: { phone_number: user.phone_number ?? '', routing_number: user.routing_number ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ phone_number, routing_number }) => {
    try {
      // The schema reads an empty text as null; the wire carries the text.
      const input = { phone_number: phone_number ?? '', routing_number: routing_number ?? '', user_id: user.id };
      const answer = await api.accounts.updateProfile(input);
      await setSessionUser(client, answer.user);
      showToast({ title: 'Your changes are saved', tone: 'good' });
      onDone();
    } catch (error) {
      if (isSessionEnd(error)) await expire();
      else showFailure(form, error, words.updateFailed);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {isExpired && <ExpiredNotice />}
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
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
    </form>
  );
}
