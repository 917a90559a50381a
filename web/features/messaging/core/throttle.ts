/** Does it at once, and at most once more per pause for all that was asked meanwhile. */
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
