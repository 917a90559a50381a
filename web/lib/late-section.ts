import { useEffect } from 'react';

/**
 * Marks a server-rendered section whose code loads after its page has hydrated. Until then React would ignore clicks in
 * it, so they are recorded and replayed (app/replay-early-events.ts).
 */
export const lateSection = { 'data-late': '' };

/** Used by the section's own content. Its effects run once React has hydrated it. */
export function useLateSection(id: string) {
  useEffect(() => {
    // React renders the attribute only once, so it doesn't come back.
    document.getElementById(id)?.removeAttribute('data-late');
    globalThis.early?.play?.();
  }, [id]);
}
