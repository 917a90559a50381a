/** After this long, a letter begins a new word. */
export const typingPauseMs = 600;

/** The entry that typing leads to: the next one that begins so. One letter again and again walks through its entries. */
export function indexByTyping(typed: string, titles: readonly string[], current: number): number | undefined {
  const text = typed.toLowerCase();
  const same = text === text.slice(0, 1).repeat(text.length);
  const wanted = same ? text.slice(0, 1) : text;
  // A word that is still being typed may stay where it is; a lone letter moves on.
  const first = same ? current + 1 : current;
  const order = titles.map((_, step) => (Math.max(first, 0) + step) % titles.length);
  return order.find((index) => titles[index]?.trim().toLowerCase().startsWith(wanted));
}
