import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import {
  ApplicationForm as Shape,
  maxBusinessDescription,
  maxCompanyName,
} from '@forecourt/contract/applications/applications.ts';
import { businessTypeNames, businessTypes } from '@forecourt/contract/applications/business-types.ts';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import type { SessionLink } from '../../lib/session-link.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { applicationDraft } from './application-draft.ts';
import { words } from './words.ts';

interface ApplicationFormProps {
  user: SessionUser;
  session: SessionLink;
  onSubmitted: () => void;
}

/** The form's values while it is filled in. An unselected business type is empty. */
const Typed = Shape.omit({ gta_world_id: true });

export function ApplicationForm({ user, session, onSubmitted }: ApplicationFormProps) {
  const [draft] = useState(() => applicationDraft(user.id));
  const [start] = useState(() => ({
    companyName: '',
    businessType: '' as 'other',
    description: '',
    website: '',
    phone: user.phone_number ?? '',
    ...draft.read(),
  }));
  const call = useCallForm({
    shape: Typed,
    values: start,
    failed: words.submitFailed,
    onSessionEnd: session.expire,
    send: async (form) => {
      await api.applications.submit(form);
      draft.remove();
      onSubmitted();
      await refetched();
    },
  });
  const { form, errors, isSubmitting } = call;
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    const { phone, ...own } = typed;
    // The phone number comes from the profile, so on its own it's not worth saving.
    draft.write(phone === user.phone_number ? (own as Record<string, string>) : (typed as Record<string, string>));
  }, [draft, typed, user.phone_number]);

  return (
    <Form call={call}>
      <Field
        label="Company Name"
        required
        error={errors.companyName?.message}
        length={{ text: typed.companyName ?? '', most: maxCompanyName }}
        hint="Shown on your listings. You can’t change it later."
      >
        {(control) => <Input {...control} {...form.register('companyName')} autoComplete="organization" />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Business Type" required error={errors.businessType?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="businessType"
              render={({ field }) => (
                <Select {...control} {...field}>
                  <option value="">Select one</option>
                  {businessTypes.map((type) => (
                    <option key={type} value={type}>
                      {businessTypeNames[type]}
                    </option>
                  ))}
                </Select>
              )}
            />
          )}
        </Field>
        <Field label="Phone" required error={errors.phone?.message} hint="Staff and buyers can call this number.">
          {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field
        label="Business Description"
        required
        error={errors.description?.message}
        length={{ text: typed.description ?? '', most: maxBusinessDescription }}
        hint="What you sell, where you are and who works with you. Shown on your company’s page."
      >
        {(control) => <Textarea {...control} {...form.register('description')} rows={6} />}
      </Field>
      <Field label="Website" error={errors.website?.message}>
        {(control) => <Input {...control} {...form.register('website')} inputMode="url" placeholder="https://" />}
      </Field>
      {session.isExpired && session.notice}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="text-sm text-ink-3">Your input is saved on this device until you submit it.</p>
        <Button type="submit" size="large" busy={isSubmitting} className="max-sm:w-full">
          Submit Application
        </Button>
      </div>
    </Form>
  );
}
