import { expect, test } from 'vitest';
import type { Failure } from './failure.ts';
import { takeTurns } from './take-turns.ts';

const stays = new AbortController().signal;
const asker = (key: string, signal = stays) => ({ key, isFirstTry: true, signal });
const again = (key: string, signal = stays) => ({ key, isFirstTry: false, signal });

/** Deeds that end when told to, and what has begun so far. */
function deeds() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    deed: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)!(),
  };
}

test('so many at once, the others in the order they came; another key waits for nobody', async () => {
  const turns = takeTurns({ atOnce: 2, inLine: 5 });
  const { begun, deed, end } = deeds();
  const all = ['a', 'b', 'c', 'd'].map((name) => turns(asker('one'), deed(name)));
  const other = turns(asker('two'), deed('x'));
  expect(begun).toEqual(['a', 'b', 'x']);
  end('b');
  expect(await all[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'x', 'c']);
  for (const name of ['a', 'c', 'x']) end(name);
  await expect.poll(() => begun).toContain('d');
  end('d');
  expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd', 'x']);
});

test('who finds the line full comes back in a moment, and the line is free again as soon as it moved on', async () => {
  const turns = takeTurns({ atOnce: 1, inLine: 1 });
  const { deed, end } = deeds();
  const first = turns(asker('one'), deed('a'));
  const second = turns(asker('one'), deed('b'));
  await expect(turns(asker('one'), deed('c'))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 2 },
  });
  end('a');
  await first;
  end('b');
  await second;
  const again = turns(asker('one'), deed('d'));
  end('d');
  expect(await again).toBe('d');
});

test('first tries go before the others, and have the place of one when the line is full', async () => {
  const turns = takeTurns({ atOnce: 1, inLine: 3 });
  const { begun, deed, end } = deeds();
  const all = [asker('one'), again('one'), again('one'), again('one'), asker('one'), asker('one')].map((one, time) =>
    turns(one, deed(String(time))).catch((failure: unknown) => (failure as Failure).code),
  );
  await expect(turns(again('one'), deed('too late'))).rejects.toMatchObject({ code: 'too_many_requests' });
  for (const name of ['0', '4', '5', '1']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(['0', '1', 'too_many_requests', 'too_many_requests', '4', '5']);
  expect(begun).toEqual(['0', '4', '5', '1']);
});

test('who goes away leaves the line at once, and somebody else has the place', async () => {
  const turns = takeTurns({ atOnce: 1, inLine: 1 });
  const { begun, deed, end } = deeds();
  const gone = new AbortController();
  const first = turns(asker('one'), deed('a'));
  const left = turns(asker('one', gone.signal), deed('left'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect(turns(asker('one', gone.signal), deed('gone before'))).rejects.toMatchObject({ code: 'unavailable' });
  const second = turns(asker('one'), deed('b'));
  end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('b');
  expect(await second).toBe('b');
});

test('a deed that fails, and one whose asker went away, let the next one through', async () => {
  const turns = takeTurns({ atOnce: 1, inLine: 5 });
  const { begun, deed, end } = deeds();
  const gone = new AbortController();
  const failing = turns(asker('one'), () => Promise.reject(new Error('no')));
  const left = turns(asker('one', gone.signal), deed('left'));
  const last = turns(asker('one'), deed('last'));
  gone.abort();
  await expect(failing).rejects.toThrow('no');
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => begun).toEqual(['last']);
  end('last');
  expect(await last).toBe('last');
});
