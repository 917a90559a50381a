import { lazy, Suspense } from 'react';
import { useToasts } from './toast-list.ts';

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }));

/** The corner where toasts appear; it stays in the page so that screen readers hear what is added. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 mx-auto grid w-[min(460px,100%)] gap-2 p-4 sm:mr-0"
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  );
}
