/** Keeps the buttons of a long dialog form visible while the user scrolls. */
export const formFoot =
  'sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-2.5 border-t border-line bg-raised px-6 py-4';
