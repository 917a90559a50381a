/** The number in a profile's address, or the number itself: what people can copy from a profile. */
export function personNumber(text: string): number | null {
  const found = /(?:^|\/user\/)(\d{1,15})\/?(?:[?#].*)?$/.exec(text.trim());
  const number = Number(found?.[1] ?? 0);
  return number > 0 ? number : null;
}
