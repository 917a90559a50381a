import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, projectFiles } from '../repo.ts';
import { changelogText, readVersions, updateNeeds } from './changelog.ts';

interface Manifest {
  version: string;
  workspaces: string[];
  packages: Record<string, { version?: string }>;
}

const readJson = (path: string) => JSON.parse(readFileSync(inRoot(path), 'utf8')) as Manifest;
const versions = readVersions(changelogText());
const [unreleased, newest] = versions;

test('the changelog starts with unreleased changes, then dated versions, newest first', () => {
  expect(unreleased).toMatchObject({ version: null });
  const released = versions.slice(1);
  expect(released.map(({ version }) => version)).not.toContain(null);
  const dates = released.map(({ date }) => date!);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const byNumber = new Intl.Collator('en', { numeric: true }).compare;
  const numbers = released.map(({ version }) => version!);
  expect(numbers).toEqual([...new Set(numbers)].toSorted(byNumber).toReversed());
});

test('every version lists changes, migrations and what an update needs, in that order', () => {
  const order = ['Added', 'Changed', 'Fixed', 'Migrations', 'Upgrade notes'];
  for (const { version, sections } of versions) {
    const titles = sections.map(({ title }) => title);
    expect(titles, String(version)).toEqual(order.filter((title) => titles.includes(title)));
    expect(titles, String(version)).toEqual(expect.arrayContaining(order.slice(3)));
  }
  const empty = versions.filter(({ version, sections }) => version && sections.some(({ text }) => text === ''));
  expect(empty).toEqual([]);
});

test('the newest version is that of every package and of the lock file', () => {
  const { version, workspaces } = readJson('package.json');
  expect(version).toBe(newest!.version);
  const lock = readJson('package-lock.json');
  expect(lock.version).toBe(version);
  for (const folder of ['', ...workspaces]) expect(lock.packages[folder]?.version, folder).toBe(version);
  for (const folder of workspaces) expect(readJson(`${folder}/package.json`).version, folder).toBe(version);
});

test('every migration has a line in the changelog', () => {
  const text = changelogText();
  const ranges = [...text.matchAll(/\b(\d{4})–(\d{4})\b/g)].map(([, from, to]) => ({ from: from!, to: to! }));
  const numbers = projectFiles()
    .map((path) => /^server\/database\/migrations\/(\d{4})-/.exec(path)?.[1] ?? '')
    .filter((number) => number !== '');
  expect(numbers.length).toBeGreaterThan(60);
  const missing = numbers.filter(
    (number) => !text.includes(number) && !ranges.some(({ from, to }) => from <= number && number <= to),
  );
  expect(missing).toEqual([]);
});

test('an update across several versions lists what each needs, oldest first', () => {
  const version = (number: string | null, needs: string) => ({
    version: number,
    date: null,
    sections: [
      { title: 'Added', text: '- Something' },
      { title: 'Upgrade notes', text: needs },
    ],
  });
  const history = [version(null, ''), version('1.2.0', '- c'), version('1.1.0', '- b'), version('1.0.0', '- a')];
  expect(updateNeeds(history, '1.0.0')).toEqual(['1.1.0:\n- b', '1.2.0:\n- c']);
  expect(updateNeeds(history, '1.2.0')).toEqual([]);
  expect(updateNeeds([version(null, '- d'), ...history.slice(1)], '1.2.0')).toEqual(['Not released yet:\n- d']);
});
