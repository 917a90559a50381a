import { ApiError } from '@forecourt/contract/kit/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaver, type SaveState } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = Record<string, unknown> & { id?: number };

function saving(id: number | null, saved: Record<string, unknown> = {}) {
  const sent: Sent[] = [];
  const states: SaveState['kind'][] = [];
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  const send = (fields: Sent) => {
    sent.push(fields);
    maxInFlight = Math.max(maxInFlight, ++inFlight);
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject })).finally(() => (inFlight -= 1));
  };
  const elsewhere = { known: { price: 9, year: 2020 }, wanted: { price: 1, year: 2020 } };
  let look: PromiseWithResolvers<typeof elsewhere | null> | undefined;
  const created = vi.fn<(id: number) => void>();
  const saver = createDraftSaver({
    id,
    saved,
    isUndecided: false,
    create: async (fields) => {
      await send(fields);
      return 7;
    },
    update: (draft, fields) => send({ id: draft, ...fields }),
    onState: ({ kind }) => states.push(kind),
    onCreated: created,
    catchUp: () => look?.promise ?? Promise.resolve(elsewhere),
  });
  const holdLook = () => (look = Promise.withResolvers<typeof elsewhere | null>());
  const next = async (how: 'resolve' | ApiError) => {
    const one = waiting.shift();
    if (how === 'resolve') one?.resolve();
    else one?.reject(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, states, created, next, holdLook, mostInFlight: () => maxInFlight };
}

const offline = new ApiError('offline', 'No answer');

test('the first change creates the draft, and later ones send only what changed', async () => {
  const { saver, sent, created, next } = saving(null);
  saver.want({ make: 'Karin', price: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ make: 'Karin' }]);
  await next('resolve');
  expect(created).toHaveBeenCalledExactlyOnceWith(7);
  saver.want({ make: 'Karin', price: 500 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ id: 7, price: 500 });
});

test('nothing is sent while nothing changed, and saving waits until typing pauses', async () => {
  const { saver, sent } = saving(3, { description: 'a' });
  saver.want({ description: 'a' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  for (const description of ['ab', 'abc', 'abcd']) {
    saver.want({ description });
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(sent).toEqual([{ id: 3, description: 'abcd' }]);
});

test('one request at a time: input during a save goes next, and the latest value wins', async () => {
  const { saver, sent, states, next, mostInFlight: maxInFlight } = saving(null);
  saver.want({ price: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.want({ price: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.want({ price: 3 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([{ price: 1 }]);
  await next('resolve');
  expect(sent).toEqual([{ price: 1 }, { id: 7, price: 3 }]);
  expect(states).not.toContain('saved');
  await next('resolve');
  expect(states.at(-1)).toBe('saved');
  expect(maxInFlight()).toBe(1);
});

test('without a response it retries automatically, with everything typed since', async () => {
  const { saver, sent, states, next } = saving(3);
  saver.want({ price: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  await next(offline);
  expect(states.at(-1)).toBe('retrying');
  saver.want({ price: 1, mileage: 9 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.at(-1)).toEqual({ id: 3, price: 1, mileage: 9 });
  await next('resolve');
  expect(states.at(-1)).toBe('saved');
  expect(saver.isDirty()).toBe(false);
});

test('a failed creation never creates a second draft', async () => {
  const { saver, sent, created, next } = saving(null);
  saver.want({ price: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  await next(offline);
  await vi.advanceTimersByTimeAsync(2_000);
  await next('resolve');
  expect(sent).toEqual([{ price: 1 }, { price: 1 }]);
  expect(created).toHaveBeenCalledOnce();
});

test('a refusal is reported, and not retried until something changes', async () => {
  const { saver, sent, states, next } = saving(3);
  saver.want({ price: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  await next(new ApiError('not_editable_now', 'This listing is sold and can’t be changed'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('refused');
  saver.want({ price: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ id: 3, price: 2 });
});

test('leaving sends pending changes right away, and says whether everything is saved', async () => {
  const { saver, sent, next } = saving(3);
  saver.want({ price: 1 });
  const left = saver.flush();
  expect(sent).toEqual([{ id: 3, price: 1 }]);
  await next('resolve');
  expect(await left).toBe(true);
  saver.want({ price: 2 });
  const failing = saver.flush();
  await next(offline);
  expect(await failing).toBe(false);
  expect(saver.isDirty()).toBe(true);
});

test('a field that can’t be read right now keeps its stored value', async () => {
  const { saver, sent } = saving(3, { price: 5, year: 2020 });
  saver.want({ year: 2021 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ id: 3, year: 2021 }]);
});

const behind = new ApiError('changed_elsewhere', 'Someone else has changed this');

test('changes made elsewhere are fetched before anything is sent again, and two devices that overtake each other pause', async () => {
  const { saver, sent, states, next } = saving(3, { price: 5 });
  saver.want({ price: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  for (let times = 0; times < 3; times++) await next(behind);
  expect(sent).toHaveLength(4);
  await next(behind);
  expect(sent).toHaveLength(4);
  expect(states.at(-1)).toBe('retrying');
  await vi.advanceTimersByTimeAsync(2_000);
  await next('resolve');
  expect(sent.at(-1)).toEqual({ id: 3, price: 1 });
  expect(states.at(-1)).toBe('saved');
});

test('fetching the newer state sends nothing of the older one', async () => {
  const { saver, sent } = saving(3, { price: 1, year: 2019 });
  await saver.look();
  expect(saver.unsaved()).toEqual(['price']);
  expect(saver.mayHave('year')).toEqual([2020]);
  expect(sent).toEqual([]);
});

test('input during a fetch that fails is still sent', async () => {
  const { saver, sent, holdLook } = saving(7, { price: 1 });
  const look = holdLook();
  void saver.look();
  saver.want({ price: 2 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  look.reject(offline);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ id: 7, price: 2 }]);
});

test('saving during a fetch that fails reports the save, not the fetch', async () => {
  const { saver, next, holdLook } = saving(7, { price: 1 });
  const look = holdLook();
  void saver.look();
  saver.want({ price: 2 });
  const flushed = saver.flush();
  look.reject(offline);
  await vi.advanceTimersByTimeAsync(0);
  await next('resolve');
  expect(await flushed).toBe(true);
});

test('nothing is sent while the user has to decide, and afterwards what they picked', async () => {
  const { saver, sent, states, next, holdLook } = saving(3, { price: 5 });
  const look = holdLook();
  saver.want({ price: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  look.resolve(null);
  await next(behind);
  expect(states.at(-1)).toBe('undecided');
  saver.want({ price: 2 });
  expect(await saver.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('undecided');
  void saver.decide({ known: { price: 9 }, wanted: { price: 2 } });
  await next('resolve');
  expect(sent.at(-1)).toEqual({ id: 3, price: 2 });
  expect(states.at(-1)).toBe('saved');
});
