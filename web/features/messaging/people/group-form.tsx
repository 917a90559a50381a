import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { text } from '@forecourt/contract/kit/shapes.ts';
import { maxGroupName, maxParticipants } from '@forecourt/contract/messaging/messaging-values.ts';
import { messaging } from '@forecourt/contract/messaging/messaging.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Person } from '../../../shared/people/person-row.tsx';
import { ChoosePeople } from './choose-people.tsx';

const Group = messaging.create.input
  .pick({ participants: true })
  .required()
  .extend({ title: text(maxGroupName, { min: 1, tooShort: 'Please give the group a name' }) });

interface GroupFormProps {
  userId: number;
  onMade: (id: number) => void;
  onCancel: () => void;
}

export function GroupForm({ userId, onMade, onCancel }: GroupFormProps) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const call = useCallForm({
    shape: Group,
    values: { title: '', participants: [] },
    failed: 'We couldn’t create the group. Please try again.',
    send: async (group) => onMade((await api.messaging.create({ conversation_type: 'group', ...group })).id),
  });
  const { form, errors, isSubmitting } = call;
  const title = useWatch({ control: form.control, name: 'title' });

  return (
    <Form call={call}>
      <Field label="Group name" required error={errors.title?.message} length={{ text: title, most: maxGroupName }}>
        {(control) => <Input {...control} {...form.register('title')} />}
      </Field>
      <Controller
        control={form.control}
        name="participants"
        render={({ field, fieldState }) => (
          <ChoosePeople
            ref={field.ref}
            userId={userId}
            label="Members"
            chosen={people}
            onChoose={(chosen) => {
              setPeople(chosen);
              field.onChange(chosen.map(({ id }) => id));
            }}
            isTaken={() => false}
            room={maxParticipants - 1}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormButtons onCancel={onCancel} busy={isSubmitting}>
        Create group
      </FormButtons>
    </Form>
  );
}
