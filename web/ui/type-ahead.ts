/** After this pause a letter starts a new word. */
export const typingPauseMs = 600;

/** The next entry that starts with the typed text. Repeating one letter cycles through its entries. */
export function indexByTyping(typed: string, titles: readonly string[], current: number): number | undefined {
  const text = typed.toLowerCase();
  const same = text === text.slice(0, 1).repeat(text.length);
  const wanted = same ? text.slice(0, 1) : text;
  // While a word is being typed the current entry may still match. A single letter moves on.
  const first = same ? current + 1 : current;
  const order = titles.map((_, step) => (Math.max(first, 0) + step) % titles.length);
  return order.find((index) => titles[index]?.trim().toLowerCase().startsWith(wanted));
}
