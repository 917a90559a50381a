/** Where the results begin. */
export const resultsId = 'cars';

/** Past the many filters, for the keyboard; there are none in the way where they lie in a drawer. */
export const SkipToCars = () => (
  <a
    href={`#${resultsId}`}
    className="sr-only z-30 rounded-m bg-ink px-4 py-2.5 font-semibold text-paper max-lg:hidden focus:not-sr-only focus:absolute focus:-mt-14"
    onClick={(event) => {
      // The address says which cars are shown, and nothing else.
      event.preventDefault();
      document.getElementById(resultsId)?.focus();
    }}
  >
    Skip to the cars
  </a>
);
