import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadState } from '../core/thread-state.ts';

/**
 * Scroll position of the thread: sticks to the end, stays put while the user reads further up, and is preserved when
 * older messages are added above.
 */
export function useThreadScroll(state: ThreadState, onNearTop: () => void) {
  const scroller = useRef<HTMLElement>(null);
  const last = useRef<{ first: number; count: number; newest: string | undefined; height: number } | null>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const { messages, outgoing, hasOlder, isUnanswered } = state;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || state.phase !== 'ready') return;
    const now = {
      first: messages[0]?.sequence ?? 0,
      count: messages.length,
      newest: outgoing.at(-1)?.clientId,
      height: box.scrollHeight,
    };
    const before = last.current;
    last.current = now;
    if (!before) goToStart(box);
    // After a block fewer messages are visible, and all of them are new on screen.
    else if (now.count < before.count) goToEnd(box);
    else if (now.first < before.first) box.scrollTop += now.height - before.height;
    else if (isAtEnd.current || (now.newest && now.newest !== before.newest)) goToEnd(box);
  }, [messages, outgoing, state.phase]);

  const look = useEffectEvent(() => {
    const box = scroller.current;
    if (!box) return;
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    isAtEnd.current = below < 48;
    setAway(below > 160);
    if (box.scrollTop < 400 && hasOlder && !isUnanswered) onNearTop();
  });

  // Also needed when there's too little to scroll.
  useEffect(() => look(), [messages]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // When the composer grows or the window rotates, a user at the end stays at the end.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd(box);
      look();
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    const onScroll = () => look();
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [state.phase]);

  return {
    scroller,
    isAway,
    goToLatest: () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' }),
  };
}

function goToEnd(box: HTMLElement) {
  box.scrollTop = box.scrollHeight;
}

/** Scrolls so that new messages start near the top. Without new messages, scrolls to the end. */
function goToStart(box: HTMLElement) {
  goToEnd(box);
  const line = box.querySelector<HTMLElement>('[data-new]');
  if (!line) return;
  const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (above < 0) box.scrollTop += above - 24;
}
