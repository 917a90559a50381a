/** Sentences of the dealer document, word for word. */
export const words = {
  submitted: 'Application Submitted!',
  reviewTime: '2-3 business days',
  submitFailed: 'Failed to submit application',
};
