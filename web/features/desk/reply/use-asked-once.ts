import { useState } from 'react';
import type { After } from './use-send.ts';

interface Asking {
  /** The answer of a colleague that came while one wrote. */
  answered: { id: number } | null;
  send: (after?: After) => void;
}

/** The first press after a colleague answered asks whether a second answer shall go out; each of theirs is asked about once. */
export function useAskedOnce({ answered, send }: Asking) {
  const [askedAbout, setAskedAbout] = useState(0);
  const [wanted, setWanted] = useState<{ after: After } | null>(null);
  return {
    isAsking: wanted !== null && answered !== null,
    press: (after?: After) => {
      if (!answered || answered.id <= askedAbout) return send(after);
      setAskedAbout(answered.id);
      setWanted({ after });
    },
    confirm: () => {
      setWanted(null);
      send(wanted?.after);
    },
    keep: () => setWanted(null),
  };
}
