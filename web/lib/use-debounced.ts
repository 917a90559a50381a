import { useEffect, useState } from 'react';

/** The text when typing last paused, so that a search runs once and not for every letter. */
export function useDebounced(text: string, pauseMs = 300): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
