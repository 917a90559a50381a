import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { awards, type AwardGrant } from '@forecourt/contract/awards/awards.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { AwardIcon } from '../../../shared/awards/award-icon.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { CatalogueAward } from './catalogue.ts';

interface Person {
  id: number;
  name: string;
}

const chooseAward = 'Please select an award';
const Granted = z.object({
  // A select field returns text.
  award_id: z.string().min(1, chooseAward).transform(Number),
  reason: awards.grant.input.shape.reason,
});

export function GrantForm({
  person,
  awards: free,
  onDone,
}: {
  person: Person;
  awards: readonly CatalogueAward[];
  onDone: () => void;
}) {
  const call = useCallForm({
    shape: Granted,
    values: { award_id: '', reason: '' },
    failed: 'We couldn’t grant the award. Please try again.',
    fieldOf: { award_not_found: 'award_id', has_award: 'award_id', award_by_rule: 'award_id' },
    send: async (input) => {
      await api.awards.grant({ user_id: person.id, ...input });
      showToast({ title: `Award granted to ${person.name}`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const chosen = useWatch({ control: form.control, name: 'award_id' });
  const award = free.find(({ id }) => String(id) === chosen);
  return (
    <Form call={call}>
      <Field label="Award" required error={errors.award_id?.message} hint={award?.description}>
        {(control) => (
          <div className="flex items-center gap-3">
            <Select {...control} {...form.register('award_id')} className="grow">
              <option value="">Select…</option>
              {free.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {award && <AwardIcon icon={award.icon} size={46} />}
          </div>
        )}
      </Field>
      <ReasonField
        call={call}
        most={maxReason}
        hint={`We’ll notify ${person.name}. The reason is only recorded in the staff log.`}
      />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Grant award
      </FormButtons>
    </Form>
  );
}

const Revoked = awards.revoke.input.pick({ reason: true });

export function RevokeForm({ person, grant, onDone }: { person: Person; grant: AwardGrant; onDone: () => void }) {
  const call = useCallForm({
    shape: Revoked,
    values: { reason: '' },
    failed: 'We couldn’t revoke the award. Please try again.',
    send: async ({ reason }) => {
      await api.awards.revoke({ grant_id: grant.id, reason });
      showToast({ title: `“${grant.award.name}” revoked`, tone: 'good' });
      onDone();
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{grant.award.name}</b> will be removed from {possessive(person.name)}{' '}
        profile.
      </p>
      <ReasonField call={call} most={maxReason} hint={`Shown to ${person.name}.`} />
      <FormButtons onCancel={onDone} kind="danger-confirm" busy={isSubmitting}>
        Revoke award
      </FormButtons>
    </Form>
  );
}
