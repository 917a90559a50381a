/** These texts are fixed by the dealer document. */
export const words = {
  loadFailed: 'Failed to load team data',
  searchFailed: 'Failed to search users',
  inviteFailed: 'Failed to send invitation',
  roleFailed: 'Failed to change member role',
  removeFailed: 'Failed to remove team member',
  leaveFailed: 'Failed to leave team',
  invited: 'Invitation sent successfully! The user will receive a message with accept/deny options.',
};
