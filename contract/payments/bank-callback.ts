/** The result of a bank callback, stored with it and returned to the bank. */
export type CallbackVerdict =
  | 'accepted'
  | 'replayed'
  | 'bad_signature'
  | 'unreadable'
  | 'unknown_payment'
  | 'wrong_amount'
  | 'wrong_mode';
