/** These texts are fixed by the dealer document. */
export const words = {
  submitted: 'Application Submitted!',
  reviewTime: '2-3 business days',
  submitFailed: 'Failed to submit application',
};
