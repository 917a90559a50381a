import { Lock } from 'lucide-react';
import { Notice } from '../../../../ui/notice.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';

/** Shown when the ticket is closed. Keeps the text that was being written so it can be copied. */
export function ReplyDraft({ texts }: { texts: readonly string[] }) {
  const kept = texts.filter((text) => text.trim()).join('\n\n');
  if (!kept)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Lock size={15} aria-hidden="true" />
        This ticket is closed, so you can’t add to it.
      </p>
    );
  return (
    <div className="grid gap-3">
      <Notice tone="warn">This ticket has been closed, so your text can’t be sent. You can still copy it.</Notice>
      <Textarea readOnly aria-label="Your unsent text" value={kept} />
    </div>
  );
}
