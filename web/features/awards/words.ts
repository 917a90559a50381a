export const words = {
  failed: 'Failed to get awards',
  tryAgain: 'Something went wrong on our side. Please try again.',
  actionFailed: 'We couldn’t update the award. Please try again.',
  none: 'No awards yet',
};
