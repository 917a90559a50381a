/** The user number from a profile address, or the number itself, which people can copy from a profile. */
export function personNumber(text: string): number | null {
  const found = /(?:^|\/user\/)(\d{1,15})\/?(?:[?#].*)?$/.exec(text.trim());
  const number = Number(found?.[1] ?? 0);
  return number > 0 ? number : null;
}
