/** Fixed sentences from the core document, §2 "Browse" and §8. */
export const words = {
  nothingAtAll: 'No cars to show...',
  failed: 'Failed to get cars',
};
