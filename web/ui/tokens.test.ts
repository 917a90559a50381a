import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** A token's lightness in dark mode, from 0 to 1. */
function inTheDark(token: string): number {
  const lightness = new RegExp(`--${token}: light-dark\\(.*, oklch\\(([\\d.]+) `).exec(css)?.[1];
  return Number(lightness);
}

test('in dark mode every raised surface is lighter than the one below it', () => {
  const steps = ['paper', 'surface', 'raised', 'sunken', 'line', 'edge'].map(inTheDark);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(steps.length);
  for (const soft of ['accent-soft', 'good-soft', 'warn-soft', 'danger-soft'])
    expect(inTheDark(soft)).toBeGreaterThan(inTheDark('raised'));
});
