import { useEffect } from 'react';
import { NotebookPen } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { favourites, maxFavouriteNote, type FavouriteCar } from '@forecourt/contract/favourites/favourites.ts';
import * as api from '../../lib/api.ts';
import { carName } from '../../lib/car-words.ts';
import { refetched } from '../../lib/refetch.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useEditing } from './use-editing.ts';

/** The member's own note on a favourite. */
export function FavouriteNote({ car }: { car: FavouriteCar }) {
  const { isEditing, button, open, close } = useEditing();
  if (isEditing) return <NoteForm car={car} onClose={close} />;
  return (
    <div className="grid justify-items-start gap-1">
      {car.note !== null && (
        <p className="w-full rounded-m bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap">
          <span className="sr-only">Your note: </span>
          {car.note}
        </p>
      )}
      <Button ref={button} kind="quiet" size="small" className="-ml-2 px-2!" onClick={open}>
        <NotebookPen size={15} aria-hidden="true" />
        <span>
          {car.note === null ? 'Add note' : 'Edit note'}
          <span className="sr-only"> for {carName(car)}</span>
        </span>
      </Button>
    </div>
  );
}

const shape = favourites.saveNote.input.pick({ note: true });

function NoteForm({ car, onClose }: { car: FavouriteCar; onClose: () => void }) {
  const call = useCallForm({
    shape,
    values: { note: car.note ?? '' },
    failed: 'We couldn’t save your note. Please try again.',
    send: async ({ note }) => {
      await api.favourites.saveNote({ car_id: car.id, note: note ?? '' });
      await refetched();
      onClose();
    },
  });
  const { form, errors, isSubmitting } = call;
  const typed = useWatch({ control: form.control, name: 'note' });
  useEffect(() => form.setFocus('note'), [form]);
  return (
    <Form call={call} className="grid gap-3">
      <Field
        label="Your note"
        hint="Only you can see it."
        error={errors.note?.message}
        length={{ text: typed, most: maxFavouriteNote }}
      >
        {(control) => <Textarea {...control} {...form.register('note')} rows={3} />}
      </Field>
      <FormButtons onCancel={onClose} isInline busy={isSubmitting}>
        Save note
      </FormButtons>
    </Form>
  );
}
