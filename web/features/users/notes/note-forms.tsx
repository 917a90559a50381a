import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { maxNote, userNotes, type UserNote } from '@forecourt/contract/users/user-notes.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';

interface AddNoteProps {
  userId: number;
  name: string;
  onClose: () => void;
}

export function AddNote({ userId, name, onClose }: AddNoteProps) {
  // Sent again after a lost response, the note is still stored once.
  const [clientId] = useState(() => crypto.randomUUID());
  return (
    <NoteForm
      body=""
      label={`Note about ${name}`}
      send={(body) => api.users.addNote({ user_id: userId, body, client_id: clientId })}
      done="Note added"
      save="Add note"
      onClose={onClose}
    />
  );
}

export const EditNote = ({ note, onClose }: { note: UserNote; onClose: () => void }) => (
  <NoteForm
    body={note.body}
    label="Note"
    send={(body) => api.users.editNote({ id: note.id, body })}
    done="Note changed"
    save="Save note"
    onClose={onClose}
  />
);

interface NoteFormProps {
  body: string;
  label: string;
  send: (body: string) => Promise<unknown>;
  done: string;
  save: string;
  onClose: () => void;
}

const shape = userNotes.addNote.input.pick({ body: true });

function NoteForm({ body, label, send, done, save, onClose }: NoteFormProps) {
  const call = useCallForm({
    shape,
    values: { body },
    failed: 'We couldn’t save the note. Please try again.',
    send: async ({ body: text }) => {
      await send(text);
      showToast({ title: done, tone: 'good' });
      onClose();
      await refetched();
    },
  });
  const { form, errors, isSubmitting } = call;
  const { body: typed } = useWatch({ control: form.control }) as z.infer<typeof shape>;
  useEffect(() => form.setFocus('body'), [form]);
  return (
    <Form call={call} className="grid gap-3">
      <Field
        label={label}
        required
        hint="Only staff see it. The user never does."
        error={errors.body?.message}
        length={{ text: typed, most: maxNote }}
      >
        {(control) => <Textarea {...control} {...form.register('body')} rows={3} />}
      </Field>
      <FormButtons onCancel={onClose} isInline busy={isSubmitting}>
        {save}
      </FormButtons>
    </Form>
  );
}
