import { useEffect, useRef, type ReactNode } from 'react';
import { focusOutcome } from '../lib/focus-outcome.ts';

/** Replaces a form after it was submitted. Takes the focus, because the submit button is gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => focusOutcome(box.current), []);
  return (
    <output ref={box} className="block">
      {children}
    </output>
  );
}
