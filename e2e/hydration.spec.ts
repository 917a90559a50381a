import type { Page } from '@playwright/test';
import { firstCar } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { personas } from './personas.ts';

declare global {
  /** The most elements React hydrated without giving the browser a turn. */
  var mostAtOnce: number;
  var letPageHydrate: () => void;
}

/**
 * Gives React a clock that runs on with each look at it, so that its time is up after a few components on any machine.
 * It yields then, unless it hydrates in a step that it may not interrupt.
 */
const runClockByLooks = (page: Page) =>
  page.addInitScript(() => {
    let nowMs = performance.now();
    let looks = 0;
    performance.now = () => {
      looks += 1;
      // React looks a few times before it starts to work.
      if (looks > 8) nowMs += 5;
      return nowMs;
    };
    globalThis.mostAtOnce = 0;
    /** Server-rendered elements that React hasn't hydrated yet. */
    let waiting: Element[] | undefined;
    const isWaiting = (element: Element) => !Object.keys(element).some((key) => key.startsWith('__react'));
    const takeTurn = (turn: () => void) => {
      waiting ??= [...document.querySelectorAll('#root *')];
      looks = 0;
      turn();
      const left = waiting.filter(isWaiting);
      globalThis.mostAtOnce = Math.max(globalThis.mostAtOnce, waiting.length - left.length);
      waiting = left;
    };
    // React's scheduler takes its turns through a message port.
    const native = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, listener: (event: Event) => void) {
        native?.set?.call(this, (event: Event) => takeTurn(() => listener(event)));
      },
    });
  });

/** A fraction of a page: the list has about 1,700 elements. It was 10 when this was written. */
const atOnce = 40;

for (const [who, persona] of [
  ['a visitor', null],
  ['a member', personas.oneCharacter],
] as const)
  test(`hydration never blocks the page of ${who} in one long step`, async ({ page, become }) => {
    if (persona) await become(persona);
    const car = await firstCar(page);
    await runClockByLooks(page);
    for (const path of ['/', '/browse', car]) {
      await page.goto(path);
      await hydrated(page.locator('main h1'));
      await hydrated(page.getByRole('main').getByRole('article').last());
      const most = await page.evaluate(() => globalThis.mostAtOnce);
      expect(most, path).toBeGreaterThan(0);
      expect(most, path).toBeLessThan(atOnce);
    }
  });

/** Lets React hydrate the shell of a car's page, and the page itself only when told to. */
const holdCarPage = (page: Page) =>
  page.addInitScript(() => {
    if (!location.pathname.startsWith('/car/')) return;
    const isHydrated = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    const held: (() => void)[] = [];
    let isHeld = true;
    globalThis.letPageHydrate = () => {
      isHeld = false;
      for (const turn of held) turn();
    };
    let nowMs = performance.now();
    // React's time is up after each component, so that it stops between the shell and the page.
    performance.now = () => (nowMs += 6);
    const native = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, listener: (event: Event) => void) {
        native?.set?.call(this, (event: Event) => {
          if (isHeld && isHydrated('header a[href="/browse"]')) held.push(() => listener(event));
          else listener(event);
        });
      },
    });
  });

test('a link selected between the hydration of the shell and that of the page opens without an error', async ({
  page,
}) => {
  const car = await firstCar(page);
  await holdCarPage(page);
  await page.goto(car);
  const link = page.getByRole('banner').getByRole('link', { name: 'Browse' }).first();
  await hydrated(link);
  expect(
    await page.locator('main h1').evaluate((title) => Object.keys(title).some((key) => key.startsWith('__react'))),
  ).toBe(false);
  await link.click();
  await page.evaluate(() => globalThis.letPageHydrate?.()).catch(() => undefined);
  await expect(page).toHaveURL(/\/browse$/);
  await hydrated(page.getByRole('main').getByRole('article').first());
});
