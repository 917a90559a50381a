/** The staff portal's keys, which the dialog lists. None of them is a browser's. */
export const staffKeys = {
  help: '?',
  find: 'f',
  next: 'j',
  previous: 'k',
  reply: 'r',
  note: 'n',
  assign: 'a',
  merge: 'm',
  details: 'd',
  list: 'l',
} as const;
