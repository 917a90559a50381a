import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { loadPages } from '../../server/http/pages/pages.ts';
import { ensurePages } from '../built-pages.ts';
import { siteForThisTest, type Site } from '../site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface Answer {
  status: number;
  /** From the error catalogue. */
  code: string | null;
  sentence: string | null;
  retryAfter: string | null;
  ms: number;
}

/** The response, and how long it took. */
export async function answerTo(ask: () => Promise<Response>): Promise<Answer> {
  const begun = performance.now();
  const response = await ask();
  const text = await response.text();
  const ms = performance.now() - begun;
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = (isJson ? JSON.parse(text) : {}) as { code?: string; error?: string };
  return {
    status: response.status,
    code: body.code ?? null,
    sentence: body.error ?? null,
    retryAfter: response.headers.get('retry-after'),
    ms,
  };
}

/** A site with pages, like a real one. */
export async function siteWithPages(options: Parameters<typeof siteForThisTest>[0]): Promise<Site> {
  const builds = await temporaryFolder();
  onTestFinished(() => rm(builds, { recursive: true, force: true }));
  await ensurePages(`${builds}/`);
  return siteForThisTest({ ...options, pages: await loadPages(builds) });
}

/** Checks that pages, calls and probes unaffected by the fault are still served quickly. */
export async function othersGoOn({ url }: Site): Promise<void> {
  for (const path of ['/', '/browse', '/api/cars.php', '/healthz', '/readyz'])
    expect(await answerTo(() => fetch(url + path)), path).toMatchObject({ status: 200 });
}

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
