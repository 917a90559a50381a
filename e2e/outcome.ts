import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The size of a phone, without animations. */
export async function onAPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The focused element, and whether it is on screen. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'lost';
    const { top, bottom } = activeElement.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? 'on the screen' : 'off the screen';
  });

export const expectFocus = (page: Page, message: string): Promise<void> =>
  expect.soft.poll(() => focusOf(page), { message }).toBe('on the screen');

/** After a form, the outcome is on screen, announced to screen readers, and the keyboard continues from there. */
export async function expectOutcome(page: Page, form: string, sentence: string | RegExp): Promise<void> {
  const outcome = page.getByText(sentence).first();
  await expect(outcome).toBeVisible();
  await expect.soft(outcome, `${form}: the outcome is on the screen`).toBeInViewport();
  const isAnnounced = await outcome.evaluate((element) => {
    const announced = '[aria-live], [role=status], [role=alert], output';
    return element.closest(announced) !== null || element === document.activeElement;
  });
  expect.soft(isAnnounced, `${form}: the outcome is announced`).toBe(true);
  await expectFocus(page, `${form}: the focus`);
}
