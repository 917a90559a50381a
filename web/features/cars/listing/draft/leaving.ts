interface Left {
  id: () => number | null;
  stop: () => void;
}

let leaving: Promise<unknown> = Promise.resolve();
let left: Left | undefined;

/** A form that was left with a save still on its way. */
export function keepLeaving(save: Promise<unknown> | undefined, saver?: Left) {
  if (save) leaving = Promise.allSettled([leaving, save]);
  if (saver) left = saver;
}

/** The same draft is open again: what the form that was left still tries would undo what is typed now. */
export function takeOver(saver: Left) {
  if (left && left !== saver && left.id() === saver.id()) left.stop();
}

/** Who opens the same listing again waits for it, so that they see what they typed; not for ever, though. */
export const afterLeaving = () => Promise.race([leaving, new Promise((wake) => setTimeout(wake, 3_000))]);
