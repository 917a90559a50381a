import { lazy, Suspense, useState } from 'react';
import { UsersRound } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const loadForm = async () => ({ default: (await import('./group-form.tsx')).GroupForm });
const GroupForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

interface NewGroupProps {
  userId: number;
  onMade: (id: number) => void;
}

export function NewGroup({ userId, onMade }: NewGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        kind="plain"
        size="small"
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => setOpen(true)}
      >
        <UsersRound size={16} aria-hidden="true" />
        New group
      </Button>
      <Dialog isForm open={isOpen} onClose={close} title="New group">
        <Suspense>
          <GroupForm
            userId={userId}
            onMade={(id) => {
              close();
              onMade(id);
            }}
            onCancel={close}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
