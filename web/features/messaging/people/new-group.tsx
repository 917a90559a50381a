import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { GroupForm, type NewGroupParts } from './group-form.tsx';

interface NewGroupProps {
  userId: number;
  onMade: (id: number) => void;
}

export function NewGroup({ userId, onMade }: NewGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ title, people }: NewGroupParts) =>
      api.messaging.create({ conversation_type: 'group', title, participants: people.map(({ id }) => id) }),
    onSuccess: ({ id }) => {
      setOpen(false);
      onMade(id);
    },
  });

  function open() {
    reset();
    setOpen(true);
  }

  return (
    <>
      <Button kind="plain" size="small" onClick={open}>
        <UsersRound size={16} aria-hidden="true" />
        New group
      </Button>
      <Dialog
        isForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title="New group"
        actions={
          <>
            <Button kind="plain" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isPending}>
              Make group
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          {error && <Notice tone="danger">{sentenceOf(error, 'The group was not made. Please try again.')}</Notice>}
          <GroupForm id={formId} userId={userId} onMake={(parts) => !isPending && mutate(parts)} />
        </div>
      </Dialog>
    </>
  );
}
