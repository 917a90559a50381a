export const maxCompanyDescription = 2000;
export const maxAwayText = 300;
/** Whoever is away for longer than this says so again. */
export const maxAwayDays = 180;
