/**
 * Runs in the browser: a page wider than the screen, elements covered by the messages button anywhere on the page, rows
 * with two scrollbars, controls and tags of a card on top of each other, and words broken in the middle (not addresses).
 */
export function faultsOfLayout(): string[] {
  const pressable = 'a[href], button, input, select, textarea, label, summary, [role=button], [role=tab]';
  const way = [...document.querySelectorAll<HTMLElement>('[title=Messages]')].find((one) => one.checkVisibility());
  if (!way) return ['the way to the messages is not there'];
  const found = new Set<string>();
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const note = (what: string, { tagName, textContent }: Element) =>
    found.add(`${what} ${tagName} ${textContent?.trim().slice(0, 40)}`);
  const end = document.documentElement.scrollHeight - innerHeight;
  way.style.pointerEvents = 'none';
  for (let part = 0; part <= 6; part++) {
    scrollTo({ top: (end * part) / 6, behavior: 'instant' });
    const { left, right, top, bottom } = way.getBoundingClientRect();
    for (let x = left; x <= right; x += 8)
      for (let y = top; y <= bottom; y += 8) {
        const under = document.elementFromPoint(x, y)?.closest(pressable);
        if (under) note('under the messages:', under);
      }
  }
  way.style.pointerEvents = '';
  scrollTo({ top: 0, behavior: 'instant' });
  for (const row of document.querySelectorAll('main [role=tablist], main nav ul'))
    if (getComputedStyle(row).overflowY !== 'visible' && row.scrollHeight > row.clientHeight)
      note('scrolls up and down:', row);
  for (const card of document.querySelectorAll('main article')) {
    // The pieces of text of a tag, and the whole of a control.
    const parts = [...card.querySelectorAll('button, input, div.pointer-events-none > span, span.pointer-events-none')]
      .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1))
        if (!one.part.contains(other.part) && isOver(one.box, other.box))
          note(
            `covered by ${other.part.tagName} ${other.part.getAttribute('aria-label') ?? other.part.textContent}:`,
            one.part,
          );
  }
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement!.checkVisibility({ contentVisibilityAuto: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<=^|[\s(“])\p{L}{2,}(?=$|[\s.,:;!?)”])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`broken: ${word}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`${scrollWidth} px wide`);
  return [...found];
}
