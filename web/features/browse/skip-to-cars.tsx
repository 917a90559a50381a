/** The id of the results section. */
export const resultsId = 'cars';

/** Lets keyboard users skip the filters. On narrow screens they're in a drawer, so there is nothing to skip. */
export const SkipToCars = () => (
  <a
    href={`#${resultsId}`}
    className="sr-only z-30 rounded-m bg-ink px-4 py-2.5 font-semibold text-paper max-lg:hidden focus:not-sr-only focus:absolute focus:-mt-14"
    onClick={(event) => {
      // Keeps the fragment out of the address, which only says which cars are shown.
      event.preventDefault();
      document.getElementById(resultsId)?.focus();
    }}
  >
    Skip to the cars
  </a>
);
