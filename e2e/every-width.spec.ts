import { aCar } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { visit, visits } from './visit.ts';

/** From a small phone to a usual screen, and where the way to the messages floats beside the page. */
const widths = [360, 390, 768, 1440, 1500];
/** These show the messages themselves, or are on their way elsewhere. */
const without = ['messages', 'conversation', 'login', 'authCallback'];

for (const one of visits.filter(({ name }) => !without.includes(name)))
  test(`${one.name}: at every width the way to the messages covers nothing that can be pressed, wherever one has scrolled to, and no row of tabs scrolls up and down`, async ({
    page,
    become,
    complaints,
  }) => {
    // Sample ids may lead to a page that says "not found".
    complaints.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await become(one.persona ?? personas.oneCharacter);
    await visit(page, one.name === 'car' ? { ...one, path: `/car/${(await aCar(page, '')).id}` } : one);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(faultsOfLayout), `at ${width} px`).toEqual([]);
    }
  });

/** In the browser: what the way to the messages lies over, from the top of the page to its end, and rows with two scrollbars. */
function faultsOfLayout(): string[] {
  const pressable = 'a[href], button, input, select, textarea, label, summary, [role=button], [role=tab]';
  const way = [...document.querySelectorAll<HTMLElement>('[title=Messages]')].find((one) => one.checkVisibility());
  if (!way) return ['the way to the messages is not there'];
  const found = new Set<string>();
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
  return [...found];
}
