export const words = {
  failed: 'Failed to get awards',
  tryAgain: 'Something went wrong on our side. Please try again.',
  actionFailed: 'That did not work. Please try again.',
  none: 'No awards yet',
};
