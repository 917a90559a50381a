import { useEffect, useRef, type RefObject } from 'react';
import type { Some } from '../draft/kept-values.ts';
import type { Step } from './steps.ts';

/** Where one goes on when the step changes, and when the button one pressed went away with what it did. */
export function useStepFocus(step: Step, typedHere: Some, frame: RefObject<HTMLFormElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // Who was sent to a field, or back to the first wrong one, stays there; everybody else begins at the top.
    if (frame.current?.querySelector('[name]:focus')) return;
    const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return (chosenIn(wrong) ?? wrong).focus();
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step, frame]);

  const lastTyped = useRef(typedHere);
  useEffect(() => {
    if (lastTyped.current === typedHere) return;
    lastTyped.current = typedHere;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [typedHere]);

  return heading;
}

/** A group takes no focus itself: its chosen one does, or its first. */
const chosenIn = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input');
