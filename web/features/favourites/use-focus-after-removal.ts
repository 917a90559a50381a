import { useEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';

/** Moves the focus to the next heart when the pressed one disappears with its card. */
export function useFocusAfterRemoval(ids: readonly number[] | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<readonly number[]>([]);
  const key = ids?.join();
  useEffect(() => {
    const now = key ? key.split(',').map(Number) : [];
    const gone = before.current.findIndex((id) => !now.includes(id));
    before.current = now;
    if (gone === -1 || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('[data-heart]');
    const next = hearts?.[Math.min(gone, hearts.length - 1)];
    if (next) next.focus();
    else focusHeading();
  }, [key]);
  return list;
}
