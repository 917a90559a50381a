import { useState } from 'react';
import { maxFilterName } from '@forecourt/contract/tickets/ticket-values.ts';
import { api } from '../../../../lib/api.ts';
import { tooLong } from '../../../../lib/too-long.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useDeed } from '../use-deed.ts';

interface SaveFilterDialogProps {
  /** What is kept; null while nobody wants to. */
  query: string | null;
  taken: readonly string[];
  onClose: () => void;
}

export const SaveFilterDialog = ({ query, taken, onClose }: SaveFilterDialogProps) => (
  <Dialog isForm open={query !== null} onClose={onClose} title="Save this filter">
    {query !== null && <NameForm query={query} taken={taken} onClose={onClose} />}
  </Dialog>
);

function NameForm({ query, taken, onClose }: SaveFilterDialogProps & { query: string }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { act, isActing } = useDeed();
  const trimmed = name.trim();

  function save() {
    const wrong = trimmed ? tooLong(trimmed, maxFilterName) : 'Please give it a name';
    if (wrong) return setProblem(wrong);
    act({
      run: () => api.tickets.saveFilter({ name: trimmed, query }),
      done: { title: `Filter “${trimmed}” saved` },
      onDone: onClose,
    });
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isActing) save();
      }}
    >
      <Field
        label="Name"
        required
        error={problem}
        length={{ text: name, most: maxFilterName }}
        hint={taken.includes(trimmed) ? 'You have one of that name; it will be replaced.' : 'Only you see it.'}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Urgent and nobody’s"
            value={name}
            onChange={({ target }) => (setName(target.value), setProblem(undefined))}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2.5">
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isActing}>
          Save filter
        </Button>
      </div>
    </form>
  );
}
