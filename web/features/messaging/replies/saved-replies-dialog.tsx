import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ThreadFacts } from '../core/thread-state.ts';
import { replyValues } from './reply-values.ts';

/** Loaded on demand, because only dealers have them. */
const SavedReplies = lazy(async () => ({ default: (await import('./saved-replies.tsx')).SavedReplies }));

interface SavedRepliesDialogProps {
  open: boolean;
  facts: ThreadFacts;
  dealerId: number;
  userId: number;
  onInsert: (text: string) => void;
  onClose: () => void;
}

export const SavedRepliesDialog = ({ open, facts, dealerId, userId, onInsert, onClose }: SavedRepliesDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Saved replies">
    {open && (
      <Suspense>
        <SavedReplies dealerId={dealerId} values={replyValues(facts, userId)} onInsert={onInsert} />
      </Suspense>
    )}
  </Dialog>
);
