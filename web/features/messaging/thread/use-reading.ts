import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Thread } from '../core/thread.ts';
import type { ThreadState } from '../core/thread-state.ts';

/** Messages that were on screen in a focused window count as read. */
export function useReading(thread: Thread, state: ThreadState, scroller: RefObject<HTMLElement | null>) {
  const look = useEffectEvent(() => {
    if (!scroller.current || document.visibilityState !== 'visible' || !document.hasFocus()) return;
    const sequence = lastSequenceOnScreen(scroller.current);
    if (sequence !== undefined) void thread.markRead(sequence);
  });

  useEffect(() => look(), [state]);

  useEffect(() => {
    const onLook = () => look();
    const box = scroller.current;
    box?.addEventListener('scroll', onLook, { passive: true });
    addEventListener('focus', onLook);
    addEventListener('resize', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      box?.removeEventListener('scroll', onLook);
      removeEventListener('focus', onLook);
      removeEventListener('resize', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [scroller, state.phase]);
}

/** Searches from the end for the first message whose top is visible. */
function lastSequenceOnScreen(scroller: HTMLElement): number | undefined {
  const { bottom } = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-sequence]')];
  const row = rows.findLast((one) => one.getBoundingClientRect().top <= bottom);
  return row && Number(row.dataset.sequence);
}
