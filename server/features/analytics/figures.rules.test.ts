import { describe, expect, test } from 'vitest';
import { averagePrice, firstDay, pointsOf, sumBefore, summed, within, type Day } from './figures.rules.ts';

const today = '2026-11-16';
const day = (at: string, more: Partial<Day> = {}): Day => ({
  day: at,
  views: 0,
  inquiries: 0,
  sales: 0,
  priced: 0,
  revenue: 0,
  ...more,
});

describe('a period begins', () => {
  test.each([
    ['month', '2026-11-01'],
    ['7', '2026-11-10'],
    ['30', '2026-10-18'],
    ['90', '2026-08-19'],
    ['all', null],
  ] as const)('of "%s" on %s, today is its last day', (period, first) => {
    expect(firstDay(period, today)).toBe(first);
  });

  test('on the first of a month with that day alone', () => {
    expect(pointsOf([], 'month', '2027-01-01').map(({ at }) => at)).toEqual(['2027-01-01']);
  });
});

describe('the points', () => {
  test('are the days of the period, also those on which nothing happened, over the end of a month and of a year', () => {
    const points = pointsOf([day('2026-12-30', { views: 4 }), day('2026-12-25', { views: 9 })], '7', '2027-01-02');
    expect(points.map(({ at }) => at.slice(5))).toEqual([
      '12-27',
      '12-28',
      '12-29',
      '12-30',
      '12-31',
      '01-01',
      '01-02',
    ]);
    expect(points.map(({ views }) => views)).toEqual([0, 0, 0, 4, 0, 0, 0]);
  });

  test('of all time are the months since the first day, each with all of its days', () => {
    const points = pointsOf(
      [day('2026-09-30', { sales: 1 }), day('2026-11-01', { sales: 2 }), day('2026-11-16', { sales: 3 })],
      'all',
      today,
    );
    expect(points.map(({ at, sales }) => [at, sales])).toEqual([
      ['2026-09', 1],
      ['2026-10', 0],
      ['2026-11', 5],
    ]);
  });

  test('of somebody to whom nothing has happened are this month', () => {
    expect(pointsOf([], 'all', today)).toEqual([{ at: '2026-11', ...summed([]) }]);
  });
});

test('the time before is as long as the period and ends the day before it', () => {
  const days = [
    day('2026-11-02', { views: 1 }),
    day('2026-11-03', { views: 2 }),
    day('2026-11-09', { views: 4 }),
    day('2026-11-10', { views: 8 }),
  ];
  expect(sumBefore(days, '7', today)?.views).toBe(6);
  expect(summed(within(days, firstDay('7', today), today)).views).toBe(8);
  expect(sumBefore(days, 'all', today)).toBeNull();
});

test('the average is that of the sales with an amount, and nothing without one', () => {
  expect(averagePrice([])).toBe(0);
  expect(averagePrice([day(today, { sales: 3 })])).toBe(0);
  expect(averagePrice([day(today, { sales: 3, priced: 2, revenue: 41_001 })])).toBe(20_501);
});
