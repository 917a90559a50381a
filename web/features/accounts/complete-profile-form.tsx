import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ProfileCompletion, type SessionUser } from '@forecourt/contract/accounts/accounts.ts';
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

const Completion = ProfileCompletion.pick({ phone_number: true, routing_number: true });

/** The page goes on by itself once the session says that the profile is complete. */
export function CompleteProfileForm({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const { isExpired, expire } = useExpiredSession();
  const form = useForm({
    resolver: zodResolver(Completion),
    defaultValues: { phone_number: user.phone_number ?? '', routing_number: user.routing_number ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await api.accounts.completeProfile({ ...values, user_id: user.id });
      showToast({ title: 'Your profile is complete', tone: 'good' });
      await setSessionUser(client, answer.user);
    } catch (error) {
      if (isSessionEnd(error)) await expire();
      else showFailure(form, error, words.completeFailed);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {isExpired && <ExpiredNotice />}
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <PhoneField required error={errors.phone_number?.message} input={form.register('phone_number')} />
      <RoutingField required error={errors.routing_number?.message} input={form.register('routing_number')} />
      <Button type="submit" size="large" busy={isSubmitting}>
        {words.completeProfile}
      </Button>
    </form>
  );
}
