import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, Scene } from '../../../testing/access/actors.ts';
import { rows } from '../../../testing/access/cells.ts';
import { barePages } from '../../../testing/hostile/bare-pages.ts';
import { fuzz } from '../../../testing/hostile/fuzz.ts';
import { sendRaw } from '../../../testing/hostile/raw-request.ts';
import type { Persona } from '../../../testing/personas.ts';
import { startSite, type Site } from '../../../testing/site.ts';
import { firstIds } from '../../../testing/world.ts';

/** A short `fuzz.proof.ts` on an almost empty database: most ids don't exist. */
const errorLines: string[] = [];
let site: Site;
beforeAll(async () => {
  const logTo = { write: (line: string) => void errorLines.push(line) };
  site = await startSite({ config: { logLevel: 'error' }, pages: await barePages(), logTo });
});
afterAll(() => site.close());

/** Returns the first user's id for every name. */
const somewhere = new Proxy({}, { get: () => firstIds.users }) as Scene;

async function somebody(persona: Persona | null): Promise<Actor> {
  const { browser } = persona ? await site.as(persona) : site.visitor();
  return { title: persona ?? 'visitor', browser, scene: somewhere };
}

test('malformed input to any call by any user gets an error of the catalogue and is never a server error', async () => {
  const actors = await Promise.all([null, 'member' as const, 'dealerOwner' as const, 'admin' as const].map(somebody));
  // Skips calls that would end the session.
  const lasting = rows.filter(({ key }) => !/closeAccount|logout|end\w*Session/.test(key));
  const once = <T>(action: () => Promise<T>) => action();
  const { faults } = await fuzz({ url: site.url, rows: lasting, actors, requests: 250, seed: 20, undone: once });
  expect(faults.join('\n')).toBe('');
  expect(errorLines).toEqual([]);
});

const bytesOf = async (headers: Record<string, string>) => {
  const { status, text } = await sendRaw(site.url, { method: 'GET', path: '/api/cars.php', headers, body: null });
  return { status, ...(JSON.parse(text) as object) };
};

test('too many headers are refused with an error message', async () => {
  expect(await bytesOf({ cookie: 'a'.repeat(50_000) })).toEqual({
    status: 431,
    success: false,
    code: 'headers_too_large',
    error: 'The request’s headers are too large. Please clear this site’s cookies.',
  });
});

test('a compressed response is checked as text', async () => {
  for (const accepts of ['gzip;q=nan, br;q=2, *;q=0', 'gzip'])
    expect(await bytesOf({ 'accept-encoding': accepts })).toMatchObject({ status: 200, success: true });
});
