import { expect, test } from 'vitest';
import { folded, renewed, type Promised, type ProvedArea } from './kept.ts';
import { proofPage } from './page.ts';

const promise = (name: string, more: Partial<Promised> = {}): Promised => ({
  name,
  state: 'held',
  seconds: 1,
  figures: [],
  why: '',
  ...more,
});
const area = (file: string, promises: Promised[], more: Partial<ProvedArea> = {}): ProvedArea => ({
  file,
  at: '2026-11-16T23:00:00.000Z',
  commit: 'abc1234',
  machine: '2 cores',
  errors: [],
  promises,
  ...more,
});

test('new results replace the old ones of the same file only', () => {
  const known = { areas: [area('a.proof.ts', [promise('old')]), area('b.proof.ts', [promise('other')])] };
  const all = renewed(known, [area('a.proof.ts', [promise('new')])], () => true);
  expect(all.areas.map(({ promises }) => promises[0]!.name)).toEqual(['new', 'other']);
  expect(renewed(known, [], (file) => file === 'b.proof.ts').areas.map(({ file }) => file)).toEqual(['b.proof.ts']);
});

test('failed promises, files that didn’t load and skipped proofs are marked', () => {
  const page = proofPage({
    areas: [
      area('proofs/late-gate.proof.ts', [
        promise('it holds', { figures: ['10 requests, none failed'] }),
        promise('it breaks', { state: 'failed', why: 'expected 1 to be 0' }),
        promise('it is left out', { state: 'not proved', why: 'no history here' }),
      ]),
      area('proofs/broken.proof.ts', [], { errors: ['Cannot find module'], machine: '8 cores' }),
    ],
  });
  expect(page).toContain('| [Late gate](#late-gate) | 3 | 1, **1 failed**, 1 not proved |');
  expect(page).toContain('`npm run proof -- late-gate`');
  expect(page).toContain('- It holds (1.0 s)\n  - 10 requests, none failed');
  expect(page).toContain('- It breaks (**failed**: expected 1 to be 0)');
  expect(page).toContain('- It is left out (**not proved here**: no history here)');
  expect(page).toContain('- **Failed**: Cannot find module');
  expect(page).toContain('- Machine B: 8 cores');
});

test('many tests of one kind are merged into one promise, except failed ones', () => {
  const many = Array.from({ length: 20 }, (_, at) => promise(`all are noticed > number ${at}`));
  const failed = promise('all are noticed > number 21', { state: 'failed' });
  expect(folded([...many, failed])).toEqual([
    { ...promise('all are noticed'), seconds: 20, figures: ['20 of them, and all hold'] },
    failed,
  ]);
});
