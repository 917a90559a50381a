let shown: number | undefined;
let hear: () => void = () => undefined;

/** Whom this page shows: its calls name them, so that nothing is done for one person on the page of another. */
export const actAs = (userId: number | undefined) => void (shown = userId);

export const actingAs = () => shown;

/** Told when a call finds that the browser is signed in as somebody else by now; answers how to stop. */
export function onAnotherPerson(listener: () => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = () => undefined;
  };
}

export const tellAnotherPerson = () => hear();
