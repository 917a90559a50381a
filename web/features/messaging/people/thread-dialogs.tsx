import { api } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import { ConfirmDeed } from './confirm-deed.tsx';
import { People } from './people.tsx';
import { ReportForm } from './report-form.tsx';
import type { ThreadDialog } from './thread-dialog.ts';

interface ThreadDialogsProps {
  dialog: ThreadDialog;
  setDialog: (dialog: ThreadDialog | null) => void;
  thread: Thread;
  facts: ThreadFacts;
  userId: number;
  onLeft: () => void;
}

export function ThreadDialogs({ dialog, setDialog, thread, facts, userId, onLeft }: ThreadDialogsProps) {
  const close = () => setDialog(null);
  return (
    <Dialog open isForm={dialog.kind === 'report'} title={titleOf(dialog)} onClose={close}>
      {dialog.kind === 'people' && (
        <People
          thread={thread}
          facts={facts}
          userId={userId}
          onBlock={(person) => setDialog({ kind: 'block', person })}
        />
      )}
      {dialog.kind === 'report' && <ReportForm conversationId={thread.id} title={facts.title} onDone={close} />}
      {dialog.kind === 'block' && (
        <ConfirmDeed
          text="Neither of you reaches the other from now on, with any character. You can take it back in this conversation."
          label="Block"
          deed={async () => {
            await api.messaging.block({ user_id: dialog.person.user_id });
            await thread.askAnew();
          }}
          onDone={close}
        />
      )}
      {dialog.kind === 'leave' && (
        <ConfirmDeed
          text="Nothing of this group reaches you any more. Somebody in it can bring you back."
          label="Leave group"
          deed={async () => {
            await api.messaging.removeParticipant({ conversation_id: thread.id, user_id: userId });
          }}
          onDone={() => {
            close();
            onLeft();
          }}
        />
      )}
    </Dialog>
  );
}

function titleOf(dialog: ThreadDialog): string {
  switch (dialog.kind) {
    case 'people':
      return 'People';
    case 'report':
      return 'Report this conversation';
    case 'block':
      return `Block ${dialog.person.name}?`;
    case 'leave':
      return 'Leave this group?';
  }
}
