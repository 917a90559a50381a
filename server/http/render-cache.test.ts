import { expect, test } from 'vitest';
import { cachedRender } from './render-cache.ts';
import type { RenderRequest } from './page-renderer.ts';

/** A page that shows the price of one car, and counts how often it was drawn. */
function page({ mostBytes: maxBytes = 100_000 } = {}) {
  const world = { price: 1, drawn: 0, fails: false };
  const drawn = cachedRender(async ({ ask }) => {
    world.drawn += 1;
    const price = await ask('cars', 'get', { id: 1 }).catch(() => 'unknown');
    return { html: String(price).padEnd(100), pictures: '', state: {} };
  }, maxBytes);
  const site = { name: 'Cars', demo: false, phone: '', contact: '' };
  const ask = async () => (world.fails ? Promise.reject(new Error('away')) : world.price);
  const open = async (wish: Partial<RenderRequest> = {}) => {
    const { page: found } = await drawn({ page: 'car', address: '/car/1', params: {}, atMs: 0, site, ask, ...wish });
    return found.html.trim();
  };
  return { world, open, site };
}

test('what is answered as before is not drawn again, what is answered otherwise is', async () => {
  const { world, open } = page();
  expect([await open(), await open(), world.drawn]).toEqual(['1', '1', 1]);
  world.price = 2;
  expect([await open(), await open(), world.drawn]).toEqual(['2', '2', 2]);
});

test('another address, another setting of the site and a later time are drawn for themselves', async () => {
  const { world, open, site } = page();
  await open();
  await open({ address: '/car/1?from=chat' });
  await open({ site: { ...site, phone: '555' } });
  await open({ atMs: 60_000 });
  expect(world.drawn).toBe(4);
});

test('what lacked an answer is drawn again, and so is what finds no room', async () => {
  const { world, open } = page();
  world.fails = true;
  expect(await open()).toBe('unknown');
  world.fails = false;
  expect(await open()).toBe('1');
  world.fails = true;
  expect(await open()).toBe('unknown');
  const small = page({ mostBytes: 300 });
  await small.open();
  await small.open();
  expect(small.world.drawn).toBe(2);
});
