/** The words that Browse shows first. The others load with the dialog. */
export const buttonWords = { save: 'Save search', saved: 'Search saved' };
