import { lazy, Suspense, useState } from 'react';
import * as api from '../../../lib/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Person } from '../../../shared/people/person-row.tsx';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import { blockingText } from './block-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { People } from './people.tsx';
import type { ThreadDialog } from './thread-dialog.ts';

/** Loaded on demand, because reports are rare. */
const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ConversationReportForm }));

interface ThreadDialogsProps {
  dialog: ThreadDialog;
  setDialog: (dialog: ThreadDialog | null) => void;
  thread: Thread;
  facts: ThreadFacts;
  userId: number;
  onLeft: () => void;
}

export function ThreadDialogs({ dialog, setDialog, thread, facts, userId, onLeft }: ThreadDialogsProps) {
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const close = () => setDialog(null);
  switch (dialog.kind) {
    case 'people':
      return (
        <Dialog open isForm={chosen.length > 0} title="People" onClose={close}>
          <People
            thread={thread}
            facts={facts}
            userId={userId}
            onBlock={(person) => setDialog({ kind: 'block', person })}
            choice={{ chosen, setChosen }}
          />
        </Dialog>
      );
    case 'report':
      return (
        <Dialog open isForm title="Report this conversation" onClose={close}>
          <Suspense>
            <ReportForm conversationId={thread.id} title={facts.title} onDone={close} />
          </Suspense>
        </Dialog>
      );
    case 'block':
      return (
        <ConfirmDialog
          title={`Block ${dialog.person.name}?`}
          confirm="Block"
          onConfirm={async () => {
            await api.messaging.block({ user_id: dialog.person.user_id });
            await thread.reload();
          }}
          onDone={close}
          onClose={close}
        >
          <p>{blockingText(dialog.person)}</p>
        </ConfirmDialog>
      );
    case 'leave':
      return (
        <ConfirmDialog
          title="Leave this group?"
          confirm="Leave group"
          onConfirm={async () => {
            await api.messaging.removeParticipant({ conversation_id: thread.id, user_id: userId });
          }}
          onDone={() => {
            close();
            onLeft();
          }}
          onClose={close}
        >
          <p>{leavingText(facts)}</p>
        </ConfirmDialog>
      );
  }
}

function leavingText({ may_manage, participants }: ThreadFacts): string {
  const text = 'You’ll stop getting messages from this group. A member can add you back.';
  return may_manage && participants.length > 1 ? `${text} The longest-standing member will then manage it.` : text;
}
