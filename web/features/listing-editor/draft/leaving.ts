interface Left {
  id: () => number | null;
  stop: () => void;
}

let leaving: Promise<unknown> = Promise.resolve();
let left: Left | undefined;

/** Tracks a form that was left while a save was in flight. */
export function keepLeaving(save: Promise<unknown> | undefined, saver?: Left) {
  if (save) leaving = Promise.allSettled([leaving, save]);
  if (saver) left = saver;
}

/** Stops the old form's retries when the same draft is opened again, because they would overwrite new input. */
export function takeOver(saver: Left) {
  if (left && left !== saver && left.id() === saver.id()) left.stop();
}

const maxWaitMs = 3_000;

/**
 * Waits for the pending save, so that reopening the listing shows what was typed. A save that takes too long is waited
 * for only once.
 */
export async function afterLeaving(): Promise<void> {
  const pending = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      if (leaving === pending) leaving = Promise.resolve();
      resolve();
    }, maxWaitMs);
  });
  await Promise.race([pending, tooLong]);
  clearTimeout(timer);
}
