/** A card in a list, and the skeleton that stands there before it. */
export const rowLook = 'grid grid-cols-[minmax(104px,34%)_1fr] gap-3.5 sm:grid-cols-[minmax(168px,196px)_1fr] sm:gap-5';
