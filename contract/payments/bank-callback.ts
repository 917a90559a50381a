/** What became of something the bank sent us; kept with it, and answered to the bank. */
export type CallbackVerdict =
  | 'accepted'
  | 'replayed'
  | 'bad_signature'
  | 'unreadable'
  | 'unknown_payment'
  | 'wrong_amount'
  | 'wrong_mode';
