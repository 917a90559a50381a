import { useEffect, useRef, type ReactNode } from 'react';
import { focusOutcome } from '../lib/focus-outcome.ts';

/** What takes a form's place once it has been sent. The button that had the focus is gone with the form. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => focusOutcome(box.current), []);
  return (
    <output ref={box} className="block">
      {children}
    </output>
  );
}
