type Direction = 'horizontal' | 'vertical';

/** Where the focus goes in a row of things, by the keys of the ARIA patterns; it wraps around. */
export function nextIndex(key: string, current: number, count: number, direction: Direction): number | undefined {
  const [back, forth] = direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (count === 0) return undefined;
  if (key === forth) return (current + 1) % count;
  // From nothing upwards is the last.
  if (key === back) return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
