import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { createClient, type CallAddress } from './client.ts';
import { sentence, type ErrorCode } from '../errors.ts';
import { nothing } from './shapes.ts';
import { anyone } from '../access/who.ts';

const open = { summary: '', who: anyone, output: nothing };
const filters = z.object({ tags: z.array(z.string()), page: z.number().nullable().optional() });
const contract = {
  cars: {
    list: call('GET /cars', { ...open, input: filters }),
    one: call('GET /car', { ...open, input: nothing, whenMissing: null }),
    photos: call('POST /photos', { ...open, input: filters, files: { images: { atMost: 2, maxBytes: 1 } } }),
  },
};

const addressOf = (one: { address: CallAddress; whenMissing?: unknown; files?: object | undefined }): CallAddress => ({
  ...one.address,
  ...('whenMissing' in one && { whenMissing: null }),
  ...(one.files && { files: Object.keys(one.files) }),
});
const { list, one, photos } = contract.cars;
const addresses = { cars: { list: addressOf(list), one: addressOf(one), photos: addressOf(photos) } };

function clientOf(answer: () => Response) {
  const sent: { url: string; body: unknown }[] = [];
  const api = createClient<typeof contract>(addresses, async (url, init) => {
    sent.push({ url, body: init?.body });
    return answer();
  });
  return { api, sent };
}

const failing = (code: ErrorCode, status: number) => () =>
  Response.json({ success: false, code, error: sentence(code) }, { status });

test('a list repeats its key in the query and in a form, and null is sent as empty text', async () => {
  const { api, sent } = clientOf(() => Response.json({}));
  await api.cars.list({ tags: ['a', 'b'], page: null });
  expect(sent[0]!.url).toBe('/cars?tags=a&tags=b&page=');
  await api.cars.photos({ tags: ['a,b', 'c'], page: 2, files: { images: [new Blob(['x'])] } });
  const form = sent[1]!.body as FormData;
  expect([form.getAll('tags'), form.getAll('page'), form.getAll('images').length]).toEqual([['a,b', 'c'], ['2'], 1]);
});

test('calls name the user the page shows, or the user they were started for', async () => {
  const seen: (string | null)[] = [];
  const failures: string[] = [];
  let shown: number | undefined = 7;
  const api = createClient<typeof contract>(
    { cars: { ...addresses.cars, list: { ...addresses.cars.list, actor: 'page' } } },
    async (_url, init) => {
      seen.push(new Headers(init.headers).get('x-acting-as'));
      return shown === 8 ? failing('another_person', 409)() : Response.json({});
    },
    { actingAs: () => shown, onFailure: ({ code }) => failures.push(code) },
  );
  await api.cars.one({});
  await api.cars.list({ tags: [], page: 6 });
  shown = undefined;
  await api.cars.one({});
  await api.cars.one({}, { actingAs: 5 });
  expect([seen, failures]).toEqual([['7', '6', null, '5'], []]);
  shown = 8;
  await expect(api.cars.one({})).rejects.toMatchObject({ code: 'another_person' });
  expect(failures).toEqual(['another_person']);
});

test('a missing resource returns the value the call declares, and a missing call fails', async () => {
  expect(await clientOf(failing('user_not_found', 404)).api.cars.one({})).toBe(null);
  await expect(clientOf(failing('unknown_call', 404)).api.cars.one({})).rejects.toMatchObject({ code: 'unknown_call' });
});
