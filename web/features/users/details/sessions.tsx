import { useEffect, useState } from 'react';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import { users } from '@forecourt/contract/users/users.ts';
import { mayTouch } from '@forecourt/contract/users/user-values.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Time } from '../../../ui/time.tsx';
import { changedBy, type Me } from '../me.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { Part } from './part.tsx';

type Session = UserDetails['sessions'][number];

/** The user's sessions, with sign-out buttons for staff who can. */
export function Sessions({ me, user }: { me: Me; user: UserDetails }) {
  const [ending, setEnding] = useState<Session | 'all' | null>(null);
  const may = mayTouch(me.role, changedBy(user));
  return (
    <div className="grid gap-3">
      <Part
        title="Logged-in devices"
        none="Not logged in on any device"
        action={
          may &&
          user.sessions.length > 1 && (
            <Button kind="plain" size="small" onClick={() => setEnding('all')}>
              Sign out everywhere
            </Button>
          )
        }
        rows={user.sessions.map((session) => ({
          key: session.id,
          row: (
            <>
              <span className="grid min-w-0">
                <span className="font-medium">{nameOf(session)}</span>
                <span className="text-ink-3">
                  Last seen <Time at={session.last_seen_at} inSentence />, logged in{' '}
                  <Time at={session.signed_in_at} inSentence />
                </span>
              </span>
              {may && (
                <Button kind="plain" size="small" onClick={() => setEnding(session)}>
                  Sign out<span className="sr-only"> of {nameOf(session)}</span>
                </Button>
              )}
            </>
          ),
        }))}
      />
      {ending && (
        <SignOutForm
          key={ending === 'all' ? 'all' : ending.id}
          user={user}
          session={ending === 'all' ? null : ending}
          onClose={() => setEnding(null)}
        />
      )}
    </div>
  );
}

const nameOf = ({ device }: Session) => device ?? 'Unknown browser';

interface SignOutFormProps {
  user: UserDetails;
  /** Null for all sessions. */
  session: Session | null;
  onClose: () => void;
}

const shape = users.endSessions.input.pick({ reason: true });

function SignOutForm({ user, session, onClose }: SignOutFormProps) {
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'We couldn’t sign them out. Please try again.',
    send: async ({ reason }) => {
      const which = session ? { session_id: session.id } : {};
      const { ended } = await api.users.endSessions({ user_id: user.id, reason, ...which });
      showToast({ title: `${user.name} signed out on ${countOf(ended, 'device')}`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors, isSubmitting } = call;
  useEffect(() => form.setFocus('reason'), [form]);
  return (
    <Form call={call} className="grid gap-4 rounded-l bg-sunken p-4">
      <Field
        label={
          session
            ? `Reason for signing ${user.name} out of ${nameOf(session)}`
            : `Reason for signing ${user.name} out everywhere`
        }
        required
        hint="Shown to the user. They can log in again. To prevent that, suspend them."
        error={errors.reason?.message}
      >
        {(control) => <Input {...control} {...form.register('reason')} maxLength={maxReason} autoComplete="off" />}
      </Field>
      <FormButtons onCancel={onClose} kind="danger-confirm" isInline busy={isSubmitting}>
        Sign out
      </FormButtons>
    </Form>
  );
}
