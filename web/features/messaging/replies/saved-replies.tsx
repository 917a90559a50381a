import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fillReply, type Placeholder } from '@forecourt/contract/messaging/placeholders.ts';
import type { SavedReply } from '@forecourt/contract/messaging/saved-replies.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { ReplyForm } from './reply-form.tsx';

interface SavedRepliesProps {
  dealerId: number;
  values: Record<Placeholder, string>;
  onInsert: (text: string) => void;
}

/** The dealership's replies as they would be sent. Those who lead the team also edit them here. */
export function SavedReplies({ dealerId, values, onInsert }: SavedRepliesProps) {
  const { data, error, refetch } = useQuery(api.messaging.savedReplies.query({ dealer_id: dealerId }));
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="Failed to get the saved replies"
        text={sentenceOf(error, 'Something went wrong. Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40 rounded-m" />;
  if (edited)
    return <ReplyForm dealerId={dealerId} reply={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />;
  async function remove({ id, name, content }: SavedReply) {
    try {
      await api.messaging.deleteReply({ dealer_id: dealerId, id });
      const undo = () => api.messaging.saveReply({ dealer_id: dealerId, name, content });
      showToast({ title: `“${name}” deleted`, action: { label: 'Undo', run: () => void undo().catch(failed) } });
    } catch (cause) {
      failed(cause);
    }
  }
  return (
    <div className="grid gap-3">
      {data.replies.length === 0 && (
        <p className="text-ink-2">
          No saved replies yet. {data.may_edit ? 'Save what you write most often.' : 'Your managers can add them.'}
        </p>
      )}
      <ul aria-label="Saved replies" className="grid gap-2">
        {data.replies.map((reply) => (
          <li key={reply.id} className="grid gap-1.5 rounded-m border border-line p-3">
            <button
              type="button"
              onClick={() => onInsert(fillReply(reply.content, values))}
              className="grid gap-1 rounded-s text-left hover:opacity-80"
            >
              <span className="font-semibold">{reply.name}</span>
              <span className="line-clamp-3 text-sm text-ink-2">{fillReply(reply.content, values)}</span>
            </button>
            {data.may_edit && (
              <span className="flex gap-3 text-sm">
                <Button kind="link" onClick={() => setEdited(reply)}>
                  Edit<span className="sr-only"> {reply.name}</span>
                </Button>
                <Button kind="link" onClick={() => void remove(reply)}>
                  Delete<span className="sr-only"> {reply.name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.may_edit && (
        <Button kind="plain" onClick={() => setEdited('new')}>
          New saved reply
        </Button>
      )}
    </div>
  );
}

const failed = (cause: unknown) =>
  showToast({ title: sentenceOf(cause, 'Something went wrong. Please try again.'), tone: 'danger' });
