/** A moment as it stands in a sentence, in the site's own zone: "3 December 2026, 14:00 UTC". */
export const sentenceTime = (moment: Date, timeZone: string): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(moment);
  return `${part({ dateStyle: 'long' })}, ${part({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })}`;
};
