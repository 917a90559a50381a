let shown: number | undefined;
let hear: () => void = () => undefined;

/** The user this page shows. Calls send it along, so that nothing is done for one user on another's page. */
export const actAs = (userId: number | undefined) => void (shown = userId);

export const actingAs = () => shown;

/**
 * Calls back when a response shows that the browser is now logged in as someone else. Returns an unsubscribe function.
 */
export function onAnotherPerson(listener: () => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = () => undefined;
  };
}

export const tellAnotherPerson = () => hear();
