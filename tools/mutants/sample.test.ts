import { expect, test } from 'vitest';
import type { Kind, Mutant } from './mutant.ts';
import { sample } from './sample.ts';

const many = (kind: Kind, count: number): Mutant[] =>
  Array.from({ length: count }, (_, line) => ({
    kind,
    file: 'a.ts',
    line,
    start: 0,
    end: 0,
    replacement: '',
    what: '',
  }));
const all = [...many('rule', 100), ...many('lock', 4), ...many('log', 20)];
const ofKind = (mutants: Mutant[], wanted: Kind) => mutants.filter(({ kind }) => kind === wanted).length;

test('the same seed gives the same sample, and another seed a different one', () => {
  expect(sample(all, 30, 1)).toEqual(sample(all, 30, 1));
  expect(sample(all, 30, 1)).not.toEqual(sample(all, 30, 2));
});

test('each kind gets an equal share while it lasts', () => {
  const chosen = sample(all, 30, 1);
  expect(chosen).toHaveLength(30);
  expect(new Set(chosen).size).toBe(30);
  expect(ofKind(chosen, 'lock')).toBe(4);
  expect(ofKind(chosen, 'log')).toBe(13);
});

test('a sample larger than the list is the whole list', () => {
  expect(sample(all, 1000, 1)).toEqual(all);
});
