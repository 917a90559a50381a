import { useState } from 'react';
import type { After } from './use-send.ts';

interface Asking {
  /** The answer of a colleague that came while one wrote. */
  answered: { id: number } | null;
  send: (after?: After) => void;
}

/** The first press after a colleague answered asks whether a second answer shall go out; each of theirs is decided on once. */
export function useConfirmSecondReply({ answered, send }: Asking) {
  const [decidedOn, setDecidedOn] = useState(0);
  const [wanted, setWanted] = useState<{ after: After; about: number } | null>(null);
  // The box was emptied, or a note is being written: only another press asks again.
  if (wanted && !answered) setWanted(null);

  function decide() {
    if (wanted) setDecidedOn(wanted.about);
    setWanted(null);
  }
  return {
    isAsking: wanted !== null && answered !== null,
    press: (after?: After) => {
      if (!answered || answered.id <= decidedOn) return send(after);
      setWanted({ after, about: answered.id });
    },
    confirm: () => {
      decide();
      send(wanted?.after);
    },
    keep: decide,
  };
}
