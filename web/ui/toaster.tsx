import { useEffect, useRef } from 'react';
import { nextTask } from '../lib/next-task.ts';
import { ToastCard } from './toast-card.tsx';
import { useToasts } from './toast-list.ts';

/**
 * The corner where toasts appear; it stays in the page so that screen readers hear what is added. Its code is there
 * from the start, for what it says is often that the network is gone.
 */
export function Toaster() {
  const toasts = useToasts();
  const corner = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // Empty, it has time: what the page begins with comes first.
    if (newest === undefined) void nextTask().then(() => raise(corner.current));
    else raise(corner.current);
  }, [newest]);
  return (
    <section
      ref={corner}
      popover="manual"
      aria-label="Just now"
      aria-live="polite"
      // In the middle, and on a phone higher: at the bottom some pages have a bar with their main button.
      className="pointer-events-none fixed inset-x-0 top-auto bottom-0 mx-auto grid w-[min(460px,100%)] gap-2 overflow-visible bg-transparent p-4 text-ink max-sm:bottom-16"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Above the page, and above a dialog that opened since: the top layer is ordered by when a thing entered it. */
function raise(corner: HTMLElement | null) {
  if (!corner || !('showPopover' in corner)) return;
  const shown = corner.matches(':popover-open');
  if (shown && document.querySelector('dialog:modal')) corner.hidePopover();
  if (!corner.matches(':popover-open')) corner.showPopover();
}
