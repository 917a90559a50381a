/** Does it at once, and at most once more per pause for all that was asked meanwhile. */
export function atMostEvery(ms: number, deed: () => void): () => void {
  let isPausing = false;
  let isWanted = false;
  return function ask() {
    if (isPausing) {
      isWanted = true;
      return;
    }
    isPausing = true;
    deed();
    setTimeout(() => {
      isPausing = false;
      if (!isWanted) return;
      isWanted = false;
      ask();
    }, ms);
  };
}
