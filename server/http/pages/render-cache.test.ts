import { expect, test } from 'vitest';
import { cachedRender } from './render-cache.ts';
import type { RenderRequest } from './page-renderer.ts';

/** A page that shows one car's price and counts how often it was rendered. */
function page({ maxBytes = 100_000 } = {}) {
  const world = { price: 1, rendered: 0, fails: false };
  const rendered = cachedRender(async ({ ask }) => {
    world.rendered += 1;
    const price = await ask('cars', 'get', { id: 1 }).catch(() => 'unknown');
    return { html: String(price).padEnd(100), pictures: '', state: {} };
  }, maxBytes);
  const site = { name: 'Cars', demo: false, phone: '', contact: '', timeZone: 'UTC' };
  const ask = async () => (world.fails ? Promise.reject(new Error('away')) : world.price);
  const open = async (wish: Partial<RenderRequest> = {}) => {
    const { page: found } = await rendered({ page: 'car', address: '/car/1', params: {}, atMs: 0, site, ask, ...wish });
    return found.html.trim();
  };
  return { world, open, site };
}

test('renders again only if the responses have changed', async () => {
  const { world, open } = page();
  expect([await open(), await open(), world.rendered]).toEqual(['1', '1', 1]);
  world.price = 2;
  expect([await open(), await open(), world.rendered]).toEqual(['2', '2', 2]);
});

test('renders separately for another address, other site facts and a later time', async () => {
  const { world, open, site } = page();
  await open();
  await open({ address: '/car/1?from=chat' });
  await open({ site: { ...site, phone: '555' } });
  await open({ atMs: 60_000 });
  expect(world.rendered).toBe(4);
});

test('renders again if a response failed or the cache was full', async () => {
  const { world, open } = page();
  world.fails = true;
  expect(await open()).toBe('unknown');
  world.fails = false;
  expect(await open()).toBe('1');
  world.fails = true;
  expect(await open()).toBe('unknown');
  const small = page({ maxBytes: 300 });
  await small.open();
  await small.open();
  expect(small.world.rendered).toBe(2);
});
