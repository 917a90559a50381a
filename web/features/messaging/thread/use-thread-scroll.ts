import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadState } from '../core/thread-state.ts';

/**
 * Where the thread stands: at its end as long as one is there, still while one reads further up, and where it was when
 * older messages come in above.
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
    // After a block fewer are to be seen, and all of them are new to the screen.
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

  // Also when there is too little to scroll at all.
  useEffect(() => look(), [messages]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The writing box grows, the window turns: who was at the end stays there.
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

/** What is new begins near the top; without anything new, the end. */
function goToStart(box: HTMLElement) {
  goToEnd(box);
  const line = box.querySelector<HTMLElement>('[data-new]');
  if (!line) return;
  const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (above < 0) box.scrollTop += above - 24;
}
