export const maxCompanyDescription = 2000;
export const maxAwayText = 300;
/** Maximum length of an away notice. Set it again to stay away longer. */
export const maxAwayDays = 180;
