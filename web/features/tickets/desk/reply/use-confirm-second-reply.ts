import { useState } from 'react';
import type { After } from './use-send.ts';

interface Asking {
  /** A colleague's reply that arrived while this user was writing. */
  answered: { id: number } | null;
  send: (after?: After) => void;
}

/** Asks for confirmation on the first send after a colleague's reply. Each of their replies is confirmed only once. */
export function useConfirmSecondReply({ answered, send }: Asking) {
  const [decidedOn, setDecidedOn] = useState(0);
  const [wanted, setWanted] = useState<{ after: After; about: number } | null>(null);
  // The box was emptied, or the user switched to a note: ask again on the next send.
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
