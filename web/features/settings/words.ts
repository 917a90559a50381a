/** These texts are fixed by the staff document, except for the title. */
export const words = {
  title: 'Site settings',
  paymentTitle: 'Payment System Settings',
  loadFailed: 'Failed to load admin settings. Please check your connection and try again.',
  saveFailed: 'Failed to save settings. Please try again or check your permissions.',
  resetFailed: 'Failed to reset settings',
  saved: 'Settings saved successfully! The changes will take effect immediately.',
  discarded: 'Settings reset to last saved values',
  sureToRestore: 'Are you sure you want to reset all settings to their default values? This action cannot be undone.',
  fixFirst: 'Please fix validation errors before saving',
  save: 'Save All Changes',
};

/** Notes on what a change affects. */
export const notes = [
  'Price changes affect new purchases only.',
  'Duration and limit changes affect new items only.',
  'A grace period change affects existing memberships right away.',
  'Support hours and targets apply to new deadlines.',
  'The payment provider setting must be enabled for payments.',
  'Maintenance mode disables all payment processing.',
];
