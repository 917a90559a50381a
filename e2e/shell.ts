import type { Page } from '@playwright/test';

/** The elements around every page, by their accessible names. */
export const shell = (page: Page) => {
  const bar = page.getByRole('banner');
  return {
    login: bar.getByRole('link', { name: 'Login' }).or(bar.getByRole('button', { name: 'Login' })),
    accountMenu: bar.getByRole('button', { name: /Hi, / }),
    menu: page.getByRole('menu'),
    entry: (name: string) => page.getByRole('menuitem', { name }),
    themeToggle: bar.getByRole('button', { name: /(dark|light) mode/i }).first(),
    mobileMenu: bar.getByRole('button', { name: /menu/i }),
    profileBanner: page.getByRole('complementary', { name: 'Complete your profile' }),
  };
};

export async function signOut(page: Page): Promise<void> {
  const { accountMenu, entry } = shell(page);
  await accountMenu.click();
  await entry('Sign Out').click();
}
