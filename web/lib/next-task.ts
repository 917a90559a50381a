/** Between steps of taking over: whoever scrolls or types meanwhile has their turn. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
