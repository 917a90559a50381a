/** Runs right away, then at most once per pause for all further calls. */
export function throttle(ms: number, action: () => void): () => void {
  let isPausing = false;
  let isWanted = false;
  return function ask() {
    if (isPausing) {
      isWanted = true;
      return;
    }
    isPausing = true;
    action();
    setTimeout(() => {
      isPausing = false;
      if (!isWanted) return;
      isWanted = false;
      ask();
    }, ms);
  };
}
