import { expect, test } from 'vitest';
import {
  choice,
  day,
  named,
  matching,
  orNull,
  page,
  phrase,
  searchFields,
  typed,
  whole,
  withDaysInOrder,
} from './search-fields.ts';

const fields = searchFields({
  status: choice(['open', 'closed']),
  sort: choice(['newest', 'oldest'], 'newest'),
  search: named('q', typed(5)),
  words: phrase(5),
  day,
  action: matching(/^[a-z]+$/),
  by: whole(),
  report: orNull(whole(99)),
  page: page(),
});
const usual = {
  status: undefined,
  sort: 'newest',
  search: '',
  words: undefined,
  day: undefined,
  action: undefined,
  by: undefined,
  report: null,
  page: 1,
};

test('an empty address has the usual values, and the usual values have an empty address', () => {
  expect(fields.read({})).toEqual(usual);
  expect(fields.compact({})).toEqual({});
  expect(fields.write(fields.read({}))).toEqual({});
  expect(fields.write({ words: '', status: undefined })).toEqual({});
});

test('what is written is read as it was', () => {
  const values = {
    status: 'open',
    sort: 'oldest',
    search: ' su ',
    words: 'a b',
    day: '2026-11-18',
    action: 'edit',
    by: 12,
    report: 99,
    page: 2,
  } as const;
  const params = fields.write(values);
  expect(params).toEqual({
    status: 'open',
    sort: 'oldest',
    q: ' su ',
    words: 'a b',
    day: '2026-11-18',
    action: 'edit',
    by: '12',
    report: '99',
    page: '2',
  });
  expect(fields.read(params)).toEqual(values);
  expect(fields.compact(params)).toEqual(values);
});

test.each([
  { status: 'lost', sort: 'best', q: 7, words: 'too long', day: '18.11.', by: '0', report: '100', page: '1000' },
  { status: ['open', 'closed'], q: ['a', 'b'], words: ['a'], by: '-1', report: 'x', page: '1.5' },
  { words: '   ', by: '1e3', page: '01', other: 'x' },
])('invalid parameters count as missing: %j', (params) => {
  expect(fields.read(params)).toEqual(usual);
});

test('typed text is cut, and a phrase can be', () => {
  expect(fields.read({ q: '1234567' }).search).toBe('12345');
  expect(searchFields({ q: phrase(5, { cut: true }) }).read({ q: ' 1234567 ' })).toEqual({ q: '12345' });
});

test('a day that isn’t in the calendar is left out', () => {
  expect(fields.read({ day: '2026-02-28' }).day).toBe('2026-02-28');
  for (const wrong of ['2026-13-01', '26-1-1', 'today', ['2026-02-28']])
    expect(fields.read({ day: wrong }).day).toBeUndefined();
});

test('a range of days that is the wrong way round is turned', () => {
  const range = { from: '2026-02-28', to: '2026-03-01' };
  expect(withDaysInOrder({ from: range.to, to: range.from })).toEqual(range);
  for (const right of [range, { from: range.to, to: undefined }, { from: undefined, to: range.from }])
    expect(withDaysInOrder(right)).toEqual(right);
});
