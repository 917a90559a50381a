import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { firstName } from '../../../../lib/first-name.ts';

interface SecondAnswerProps {
  /** The colleague who replied first. */
  name: string;
  /** True if the text in the box can be sent as it is. */
  isReady: boolean;
  onSend: () => void;
  onKeep: () => void;
}

/** Replaces the send buttons, so that a second reply to the same question is only ever sent on purpose. */
export function SecondAnswer({ name, isReady, onSend, onKeep }: SecondAnswerProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  // The button that had focus is gone.
  useEffect(() => harmless.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2.5 max-sm:grid max-sm:justify-stretch">
      <p className="mr-auto font-semibold">{firstName(name)} has just replied. Send your reply too?</p>
      <Button ref={harmless} kind="plain" onClick={onKeep}>
        Not yet
      </Button>
      {/* Ignores the second click of a double-click on the button that was here before. */}
      <Button disabled={!isReady} onClick={({ detail }) => detail < 2 && onSend()}>
        Send my reply too
      </Button>
    </div>
  );
}
