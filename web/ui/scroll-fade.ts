import { useEffect, type RefObject } from 'react';

/** Width of a fade, in pixels. */
export const fadeWidth = 40;

/** A row that scrolls sideways. A fading end says that it goes on. */
export const fadingRow =
  'flex overflow-x-auto [--after:0px] [--before:0px] [scrollbar-width:none] data-more-after:[--after:40px] data-more-before:[--before:40px] [mask-image:linear-gradient(to_right,transparent,#000_var(--before),#000_calc(100%-var(--after)),transparent)]';

/** Marks the ends behind which the row goes on. */
export function useFadingEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const mark = () => {
      list.toggleAttribute('data-more-before', list.scrollLeft > 1);
      list.toggleAttribute('data-more-after', list.scrollLeft + list.clientWidth < list.scrollWidth - 1);
    };
    mark();
    list.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      list.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
    // After every render, because what's in the row can change its width.
  });
}
