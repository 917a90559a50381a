let leaving: Promise<unknown> = Promise.resolve();

/** A form that was left with a save still on its way. */
export function keepLeaving(save: Promise<unknown> | undefined) {
  if (save) leaving = Promise.allSettled([leaving, save]);
}

/** Who opens the same listing again waits for it, so that they see what they typed; not for ever, though. */
export const afterLeaving = () => Promise.race([leaving, new Promise((wake) => setTimeout(wake, 3_000))]);
