type Direction = 'horizontal' | 'vertical';

/** Next index to focus in a list, following the ARIA keyboard patterns. Wraps around. */
export function nextIndex(key: string, current: number, count: number, direction: Direction): number | undefined {
  const [back, forth] = direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (count === 0) return undefined;
  if (key === forth) return (current + 1) % count;
  // With nothing focused, moving up goes to the last item.
  if (key === back) return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
