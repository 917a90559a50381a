import { writingText } from '../core/writing.ts';
import type { Messenger } from '../core/messenger.ts';
import { useWriters } from '../use-messenger.ts';

/** Always reserves its space, so that nothing jumps when someone starts writing. */
export function WritingLine({ messenger, conversationId }: { messenger: Messenger; conversationId: number }) {
  const text = writingText(useWriters(messenger, conversationId));
  return (
    <p aria-live="polite" className="flex h-6 shrink-0 items-center gap-2 px-5 text-xs text-ink-3">
      {text && (
        <>
          <span aria-hidden="true" className="flex gap-0.5">
            {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
              <span key={delay} className={`size-1 animate-breathe rounded-full bg-ink-3 ${delay}`} />
            ))}
          </span>
          {text}
        </>
      )}
    </p>
  );
}
