/** Wakes a worker that waits. If rung while no one is waiting, the next waiter returns right away. */
export function newBell() {
  let isRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async orAfter(ms: number): Promise<void> {
      if (!isRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isRung = false;
      wake = null;
    },
  };
}
