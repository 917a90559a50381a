import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../repo.ts';

/** Seconds each test file took in its last run here. Only used to decide what to run first. */
export type TestTimes = Record<string, number>;

const file = inRoot('node_modules/.cache/forecourt/test-times.json');
const unknownSeconds = 3;

export function readTimes(): TestTimes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestTimes;
  } catch {
    return {};
  }
}

export function keepTimes(times: TestTimes): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readTimes(), ...times }));
}

/** The first ones that fit into the time. The nearest always runs. */
export function fitting(
  tests: readonly string[],
  times: TestTimes,
  seconds: number,
): { chosen: string[]; left: string[] } {
  let spent = 0;
  const end = tests.findIndex((test, index) => {
    spent += times[test] ?? unknownSeconds;
    return index > 0 && spent > seconds;
  });
  const count = end < 0 ? tests.length : end;
  return { chosen: tests.slice(0, count), left: tests.slice(count) };
}
