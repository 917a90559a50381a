/** Yields between hydration steps, so that scrolling and typing stay responsive. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
