import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { firstName } from '../../../../lib/first-name.ts';

interface SecondAnswerProps {
  /** Who answered meanwhile. */
  name: string;
  /** What is in the box can go as it is. */
  isReady: boolean;
  onSend: () => void;
  onKeep: () => void;
}

/** Stands where the buttons were: two answers to one question are sent on purpose or not at all. */
export function SecondAnswer({ name, isReady, onSend, onKeep }: SecondAnswerProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => harmless.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2.5 max-sm:grid max-sm:justify-stretch">
      <p className="mr-auto font-semibold">{firstName(name)} answered in the meantime. Send yours too?</p>
      <Button ref={harmless} kind="plain" onClick={onKeep}>
        Not yet
      </Button>
      {/* The second of two quick presses on what stood here before is no answer. */}
      <Button disabled={!isReady} onClick={({ detail }) => detail < 2 && onSend()}>
        Send mine too
      </Button>
    </div>
  );
}
