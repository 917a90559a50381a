import { lazy, Suspense, useState } from 'react';
import { MessageSquareQuote } from 'lucide-react';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ThreadFacts } from '../core/thread-state.ts';
import { replyValues } from './reply-values.ts';

/** Loaded on demand, because only dealers have them. */
const SavedReplies = lazy(async () => ({ default: (await import('./saved-replies.tsx')).SavedReplies }));

interface SavedRepliesButtonProps {
  facts: ThreadFacts;
  dealerId: number;
  userId: number;
  onInsert: (text: string) => void;
}

export function SavedRepliesButton({ facts, dealerId, userId, onInsert }: SavedRepliesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Saved replies" onClick={() => setOpen(true)}>
        <MessageSquareQuote size={20} aria-hidden="true" />
      </IconButton>
      <Dialog open={isOpen} onClose={close} title="Saved replies">
        {isOpen && (
          <Suspense>
            <SavedReplies
              dealerId={dealerId}
              values={replyValues(facts, userId)}
              onInsert={(text) => {
                close();
                onInsert(text);
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
