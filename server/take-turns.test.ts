import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const stays = new AbortController().signal;

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
  const all = ['a', 'b', 'c', 'd'].map((name) => turns('one', stays, deed(name)));
  const other = turns('two', stays, deed('x'));
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
  const first = turns('one', stays, deed('a'));
  const second = turns('one', stays, deed('b'));
  await expect(turns('one', stays, deed('c'))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 2 },
  });
  end('a');
  await first;
  end('b');
  await second;
  const again = turns('one', stays, deed('d'));
  end('d');
  expect(await again).toBe('d');
});

test('who goes away leaves the line at once, and somebody else has the place', async () => {
  const turns = takeTurns({ atOnce: 1, inLine: 1 });
  const { begun, deed, end } = deeds();
  const gone = new AbortController();
  const first = turns('one', stays, deed('a'));
  const left = turns('one', gone.signal, deed('left'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect(turns('one', gone.signal, deed('gone before'))).rejects.toMatchObject({ code: 'unavailable' });
  const second = turns('one', stays, deed('b'));
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
  const failing = turns('one', stays, () => Promise.reject(new Error('no')));
  const left = turns('one', gone.signal, deed('left'));
  const last = turns('one', stays, deed('last'));
  gone.abort();
  await expect(failing).rejects.toThrow('no');
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => begun).toEqual(['last']);
  end('last');
  expect(await last).toBe('last');
});
