import { useEffect, useEffectEvent } from 'react';

/** Focuses the search with the slash key from anywhere on the page, except while typing. */
export function useSlashKey(onSlash: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement | null;
    if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
