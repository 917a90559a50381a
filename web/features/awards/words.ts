export const words = {
  failed: 'Failed to get awards',
  actionFailed: 'We couldn’t update the award. Please try again.',
  none: 'No awards yet',
};
