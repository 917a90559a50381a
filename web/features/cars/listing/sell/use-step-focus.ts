import { useEffect, useRef, type RefObject } from 'react';
import type { Some } from '../draft/listing-draft.ts';
import type { Step } from './steps.ts';

interface StepFocusSetup {
  step: Step;
  /** What was typed here and gave way, until it is decided about. */
  typedHere: Some;
  /** Why the whole step is to be looked at again. */
  isAnother: unknown;
  frame: RefObject<HTMLFormElement | null>;
}

/**
 * Where one goes on when the step changes or shows something else, and when the button one pressed went away with what
 * it did.
 */
export function useStepFocus({ step, typedHere, isAnother, frame }: StepFocusSetup) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // Who was sent to a field, or back to the first wrong one, stays there; everybody else begins at the top.
    if (frame.current?.querySelector('[name]:focus')) return;
    const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return (chosenIn(wrong) ?? wrong).focus();
    beginAtTop(heading.current);
  }, [step, frame]);

  useEffect(() => {
    if (isAnother) beginAtTop(heading.current);
  }, [isAnother]);

  const lastTyped = useRef(typedHere);
  useEffect(() => {
    if (lastTyped.current === typedHere) return;
    lastTyped.current = typedHere;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [typedHere]);

  return heading;
}

function beginAtTop(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** A group takes no focus itself: its chosen one does, or its first. */
const chosenIn = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input');
