import { Lock } from 'lucide-react';
import { Notice } from '../../../../ui/notice.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';

/** Nothing more can be said in it; what was being written when that happened is not lost. */
export function ReplyDraft({ texts }: { texts: readonly string[] }) {
  const kept = texts.filter((text) => text.trim()).join('\n\n');
  if (!kept)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Lock size={15} aria-hidden="true" />
        This ticket is closed. Nothing more can be added to it.
      </p>
    );
  return (
    <div className="grid gap-3">
      <Notice tone="warn">This ticket was closed, so what you wrote cannot be sent. It is still here to copy.</Notice>
      <Textarea readOnly aria-label="What you wrote" value={kept} />
    </div>
  );
}
