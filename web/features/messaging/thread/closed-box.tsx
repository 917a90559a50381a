import { useMutation } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { othersOf } from '../core/sides.ts';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import { blockedText } from '../people/block-words.ts';

/** Replaces the composer: says why the user can't write, and offers Unblock if they blocked someone. */
export function ClosedBox({ thread, facts, userId }: { thread: Thread; facts: ThreadFacts; userId: number }) {
  const others = othersOf(facts, userId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await Promise.all(others.map(({ user_id }) => api.messaging.unblock({ user_id })));
      await thread.reload();
    },
  });
  const draft = thread.kept.readDraft();
  return (
    <div className="grid gap-2.5 border-t border-line px-4 py-3 text-sm text-ink-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{facts.is_blocked_by_me ? blockedText(others, facts.title) : facts.refusal}</p>
        {facts.is_blocked_by_me && (
          <Button kind="plain" size="small" busy={isPending} onClick={() => mutate()}>
            Unblock
          </Button>
        )}
      </div>
      {error && <Notice tone="danger">{sentenceOf(error, 'Something went wrong. Please try again.')}</Notice>}
      {draft && <p className="rounded-m bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">Not sent: {draft}</p>}
    </div>
  );
}
