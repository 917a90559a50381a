import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { awards, type AwardGrant } from '@forecourt/contract/awards/awards.ts';
import { maxReason } from '@forecourt/contract/staff/staff-actions.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { AwardIcon } from '../../../ui/award-icon.tsx';
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

const chooseAward = 'Please choose an award';
const Granted = z.object({
  // A list of choices gives text.
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
  const client = useQueryClient();
  const call = useCallForm({
    shape: Granted,
    values: { award_id: '', reason: '' },
    failed: 'The award was not granted. Please try again.',
    fieldOf: { award_not_found: 'award_id', has_award: 'award_id', award_by_rule: 'award_id' },
    send: async (said) => {
      try {
        await api.awards.grant({ user_id: person.id, ...said });
      } finally {
        void client.invalidateQueries({ queryKey: ['awards'] });
      }
      showToast({ title: `${person.name} has a new award`, tone: 'good' });
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
              <option value="">Choose …</option>
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
        hint={`${person.name} is told that they have it. The reason is kept in the staff’s log.`}
      />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Grant award
      </FormButtons>
    </Form>
  );
}

const Revoked = awards.revoke.input.pick({ reason: true });

export function RevokeForm({ person, grant, onDone }: { person: Person; grant: AwardGrant; onDone: () => void }) {
  const client = useQueryClient();
  const call = useCallForm({
    shape: Revoked,
    values: { reason: '' },
    failed: 'The award was not revoked. Please try again.',
    send: async ({ reason }) => {
      try {
        await api.awards.revoke({ grant_id: grant.id, reason });
      } finally {
        void client.invalidateQueries({ queryKey: ['awards'] });
      }
      showToast({ title: `“${grant.award.name}” is taken back`, tone: 'good' });
      onDone();
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{grant.award.name}</b> no longer stands on the profile of {person.name}.
      </p>
      <ReasonField call={call} most={maxReason} hint={`${person.name} is told this reason.`} />
      <FormButtons onCancel={onDone} kind="danger-confirm" busy={isSubmitting}>
        Revoke award
      </FormButtons>
    </Form>
  );
}
