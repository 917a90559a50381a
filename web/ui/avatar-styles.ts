/** People are round, companies are not. */
export const roundings = { person: 'rounded-full', dealer: 'rounded-[22%]' };
