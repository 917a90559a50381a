import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './steps.ts';

interface StepFocusSetup {
  step: Step;
  /** True while the user has to decide between two versions of the draft. */
  isUndecided: boolean;
  /** Changes when the whole step has to be checked again. */
  isAnother: unknown;
  frame: RefObject<HTMLFormElement | null>;
}

/** Moves the focus when the step changes or shows something else, and when the pressed button disappears. */
export function useStepFocus({ step, isUndecided, isAnother, frame }: StepFocusSetup) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // Keeps the focus on a field that was just focused on purpose. Otherwise it starts at the top.
    if (frame.current?.querySelector('[name]:focus')) return;
    const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return (chosenIn(wrong) ?? wrong).focus();
    beginAtTop(heading.current);
  }, [step, frame]);

  useEffect(() => {
    if (isAnother) beginAtTop(heading.current);
  }, [isAnother]);

  const wasUndecided = useRef(isUndecided);
  useEffect(() => {
    if (wasUndecided.current === isUndecided) return;
    wasUndecided.current = isUndecided;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isUndecided]);

  return heading;
}

function beginAtTop(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** A group can't be focused, so its selected or first control is. */
const chosenIn = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input');
