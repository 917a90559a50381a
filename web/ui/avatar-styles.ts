/** People have round avatars, companies square ones. */
export const roundings = { person: 'rounded-full', dealer: 'rounded-[22%]' };
