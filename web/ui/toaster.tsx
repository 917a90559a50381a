import { useEffect, useRef } from 'react';
import { nextTask } from '../lib/next-task.ts';
import { ToastCard } from './toast-card.tsx';
import { useToasts } from './toast-list.ts';

/**
 * Toast container. Always in the page so that screen readers announce new toasts. Not lazy-loaded, because toasts often
 * report that the network is down.
 */
export function Toaster() {
  const toasts = useToasts();
  const corner = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // Not urgent while empty, so the page's own content comes first.
    if (newest === undefined) void nextTask().then(() => raise(corner.current));
    else raise(corner.current);
  }, [newest]);
  return (
    <section
      ref={corner}
      popover="manual"
      aria-label="Just now"
      aria-live="polite"
      // Centred, and higher up on a phone, where some pages have a bar with their main button at the bottom.
      className="pointer-events-none fixed inset-x-0 top-auto bottom-0 mx-auto grid w-[min(460px,100%)] gap-2 overflow-visible bg-transparent p-4 text-ink max-sm:bottom-16"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Re-enters the top layer to be above any dialog opened since, because the top layer is ordered by time of entry. */
function raise(corner: HTMLElement | null) {
  if (!corner || !('showPopover' in corner)) return;
  const shown = corner.matches(':popover-open');
  if (shown && document.querySelector('dialog:modal')) corner.hidePopover();
  if (!corner.matches(':popover-open')) corner.showPopover();
}
