import type { MouseEvent } from 'react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useIsClient } from '../../lib/ssr-state.ts';

/** For a car opened from Browse: goes back in the history, where the same results have the same scroll position. */
export function BackToResults({ className }: { className: string }) {
  const { history } = useRouter();
  const { results, __TSR_index: index } = useLocation({ select: ({ state }) => state });
  // The server doesn't know this browser's history.
  if (!useIsClient() || !results) return null;
  function goBack(event: MouseEvent) {
    if (!results || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.go(results.index - index);
  }
  return (
    <a href={results.href} onClick={goBack} className={className}>
      <ArrowLeft size={16} aria-hidden="true" />
      Back to results
    </a>
  );
}
