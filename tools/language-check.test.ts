import { expect, test } from 'vitest';
import { findingsIn, isChecked } from './language-check.ts';
import { languageRules } from './language/rules.ts';

const rulesIn = (path: string, text: string) => findingsIn(path, text).map(({ rule }) => rule);

/** One planted sentence for each rule. */
const planted: Record<string, [path: string, text: string]> = {
  'headless-what': ['server/x.ts', '/** What waits for the seller. */'],
  whoever: ['docs/x.md', 'It is shown to whoever asks.'],
  stands: ['web/x.tsx', 'const hint = "It stands on your page.";'],
  somebody: ['web/x.tsx', 'const Hint = () => <p>Somebody has read it.</p>;'],
  'of-the-staff': ['docs/x.md', 'Those of the staff may read it.'],
  'is-told': ['contract/x.ts', "const hint = 'The seller is told about it.';"],
  'actorless-failure': ['web/x.tsx', "const problem = 'The car could not be saved.';"],
  'time-adverb': ['server/x.ts', '// The list is read anew.'],
  'final-already': ['contract/x.ts', "const problem = 'The sale is withdrawn already.';"],
  'bare-it': ['web/x.tsx', 'const Yes = () => <button>Keep it</button>;'],
  'ui-semicolon': ['web/x.tsx', "const hint = 'Nothing is lost; you can go on.';"],
  'phrasal-verb': ['web/x.tsx', "const label = 'You can take back your offer.';"],
  metaphor: ['docs/x.md', 'The kept answers are dropped.'],
  shall: ['docs/x.md', 'The seller shall confirm it.'],
};

test.each(languageRules)('$name: a planted case is found', ({ name }) => {
  const [path, text] = planted[name]!;
  expect(rulesIn(path, text)).toContain(name);
});

test('a finding says where it is and what to write instead', () => {
  const [found] = findingsIn('web/x.tsx', 'const ok = true;\n// Done anew.\n');
  expect(found).toMatchObject({ line: 2, rule: 'time-adverb', instead: expect.stringContaining('again') as string });
});

test.each([
  ['server/x.ts', '/** Locks the sale so both sides can’t change it at the same time. */'],
  ['web/x.tsx', "const problem = 'We couldn’t save your changes. Please try again.';"],
  ['docs/x.md', 'Run `the thing that stands here` first.'],
  ['docs/x.md', '```\nsomebody anew\n```'],
  ['docs/x.md', 'What does this word mean?'],
  ['server/x.ts', "db.query('drop schema public; create schema public');"],
  ['server/x.ts', "const name = 'whoever';\nconst key = 'stands_in';"],
])('plain words and code are no findings: %s %s', (path, text) => {
  expect(rulesIn(path, text)).toEqual([]);
});

test('strings of tests are not read, their comments are', () => {
  expect(rulesIn('web/x.test.tsx', "// Read anew.\ntest('somebody reads it anew', () => undefined);")).toEqual([
    'time-adverb',
  ]);
});

test('landed migrations and what quotes the rules are left alone', () => {
  const left = ['server/database/migrations/0001-x.sql', 'docs/how-we-write.md', 'tools/language/rules.ts'];
  expect(left.filter(isChecked)).toEqual([]);
  expect(isChecked('web/pages/home.tsx')).toBe(true);
});
