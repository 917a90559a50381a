import { useEffect, useEffectEvent } from 'react';

/** Left and right turn the pictures from anywhere on the page, except where those keys have their own meaning. */
export function useArrowKeys(onStep: (by: 1 | -1) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.defaultPrevented || hasModifier(event) || isTakenAt(event.target)) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

const isTakenAt = (target: EventTarget | null) =>
  document.querySelector('dialog:modal, [aria-modal="true"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [role=menu], [contenteditable]') !== null);
