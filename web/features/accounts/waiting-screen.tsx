import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { words } from './words.ts';

interface WaitingScreenProps {
  title: string;
  text: string;
}

const slowMs = 6_000;

/** Shown while the provider or the server processes a login. Screen readers announce the text when it changes. */
export function WaitingScreen({ title, text }: WaitingScreenProps) {
  const [slowText, setSlowText] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSlowText(text), slowMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <StateScreen
      icon={<Spinner size={26} />}
      title={title}
      text={
        <output className="grid gap-2">
          <span>{text}</span>
          {slowText === text && <span className="text-base">{words.slow}</span>}
        </output>
      }
    />
  );
}
