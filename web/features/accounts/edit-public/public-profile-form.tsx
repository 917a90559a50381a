import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { maxBio } from '@forecourt/contract/accounts/profile-values.ts';
import { PublicProfileEdit, type OwnPublicProfile } from '@forecourt/contract/accounts/public-profile.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { ExpiredNotice } from '../../../ui/expired-notice.tsx';
import { useExpiredSession } from '../use-expired-session.ts';
import { words } from '../words.ts';
import { SpecialtiesField } from './specialties-field.tsx';
import { editWords } from './words.ts';

const Edit = PublicProfileEdit.omit({ user_id: true });

interface PublicProfileFormProps {
  userId: number;
  profile: OwnPublicProfile;
  onDone: () => void;
}

export function PublicProfileForm({ userId, profile, onDone }: PublicProfileFormProps) {
  const client = useQueryClient();
  const { isExpired, expire } = useExpiredSession();
  const call = useCallForm({
    shape: Edit,
    values: { ...profile, bio: profile.bio ?? '', website: profile.website ?? '' },
    failed: editWords.saveFailed,
    onSessionEnd: expire,
    send: async ({ bio, website, ...rest }) => {
      // The schema turns empty text into null, but the API takes the text.
      const input = { ...rest, bio: bio ?? '', website: website ?? '', user_id: userId };
      const response = await api.accounts.updatePublicProfile(input);
      client.setQueryData(api.accounts.ownPublicProfile.query({}).queryKey, response);
      showToast({ title: editWords.saved, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const bio = form.watch('bio');

  return (
    <Form call={call}>
      {isExpired && <ExpiredNotice />}
      <Field
        label={editWords.bio}
        hint={editWords.bioHint}
        error={errors.bio?.message}
        length={{ text: bio, most: maxBio }}
      >
        {(control) => <Textarea {...control} {...form.register('bio')} {...focused} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={editWords.website} hint={editWords.websiteHint} error={errors.website?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('website')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          )}
        </Field>
        <Field label={editWords.years} hint={editWords.yearsHint} error={errors.experience_years?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('experience_years', { setValueAs: numberOf })}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Controller
        control={form.control}
        name="specialties"
        render={({ field }) => (
          <SpecialtiesField
            chosen={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={errors.specialties?.message ?? errors.specialties?.find?.((error) => error?.message)?.message}
          />
        )}
      />
      <div className="grid gap-1.5 rounded-m border border-line px-4 py-3.5">
        <Checkbox {...form.register('hides_as_buyer')} label={editWords.hides} />
        <p className="pl-[29px] text-sm text-ink-3">{editWords.hidesText}</p>
      </div>
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

/** The form has just been opened, so typing should start in its first field. */
const focused = { autoFocus: true };

/** An empty field means 0. The schema refuses anything that isn't a number. */
const numberOf = (typed: string | number) => (typed === '' ? 0 : Number(typed));
