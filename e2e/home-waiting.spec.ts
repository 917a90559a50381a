import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

const strip = 'Waiting for you';

test('a member sees what is waiting near the top of the home page, and nothing moves when it appears', async ({
  page,
  become,
}) => {
  await become(personas.oneCharacter);
  const { cars } = (await (await page.request.get('/api/cars.php?limit=1')).json()) as {
    cars: { id: number; title: string }[];
  };
  await page.goto(`/car/${cars[0]!.id}`);
  // Both are remembered once the code runs, which is after the server's HTML is shown. Space is reserved for known users.
  await page.waitForFunction(() => localStorage.getItem('forecourt.recent') && localStorage.getItem('forecourt.user'));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const row = page.getByRole('navigation', { name: strip });
    const viewed = row.getByRole('link', { name: `Back to ${cars[0]!.title}` });
    await expect(viewed).toBeAttached();
    expect(await page.evaluate(movedParts), `at ${width} px`).toEqual([]);
    await expectNoFindings(page, `home at ${width}`);
    if (width < 500) await viewed.click();
  }
  await expect(page).toHaveURL(`/car/${cars[0]!.id}`);
});

test('a visitor sees nothing of it, and none of it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 340);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: strip })).toHaveCount(0);
  expect(asked.filter((url) => /open_payments|action=mine|favourites\.php$|messaging\.php/.test(url))).toEqual([]);
});

/** Runs in the browser: what moved since the page was opened, with how much of a layout shift it was. */
function movedParts(): Promise<string[]> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      const nameOf = (node: Node | null) =>
        ((node instanceof Element ? node.outerHTML : node?.textContent) ?? 'a removed part').slice(0, 160);
      const moved = shifts.flatMap(({ value, sources }) =>
        sources.map(({ node }) => `${value.toFixed(4)} ${nameOf(node)}`),
      );
      resolve(sum < 0.01 ? [] : moved);
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
  });
}
