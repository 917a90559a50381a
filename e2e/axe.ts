import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './visit.ts';

/** Nothing on the page, as it stands there, keeps anybody from using it. */
export async function expectNoFindings(page: Page, where: string, rules?: string[]): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found, where).toEqual([]);
}
