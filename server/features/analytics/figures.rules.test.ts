import { describe, expect, test } from 'vitest';
import { averagePrice, firstDay, pointsOf, sumBefore, summed, within, type Day } from './figures.rules.ts';

const today = '2026-11-16';
const day = (at: string, more: Partial<Day> = {}): Day => ({
  day: at,
  views: 0,
  inquiries: 0,
  offers: 0,
  sales: 0,
  priced: 0,
  revenue: 0,
  ...more,
});

describe('the first day of a period', () => {
  test.each([
    ['month', '2026-11-01'],
    ['7', '2026-11-10'],
    ['30', '2026-10-18'],
    ['90', '2026-08-19'],
    ['all', null],
  ] as const)('for "%s" on %s, with today as the last day', (period, first) => {
    expect(firstDay(period, today)).toBe(first);
  });

  test('is the only day on the first of a month', () => {
    expect(pointsOf([], 'month', '2027-01-01').map(({ at }) => at)).toEqual(['2027-01-01']);
  });
});

describe('chart points', () => {
  test('are the days of the period, including days without activity, across month and year ends', () => {
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

  test('for all time are the months since the first day, each with all its days', () => {
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

  test('are only this month if nothing has happened yet', () => {
    expect(pointsOf([], 'all', today)).toEqual([{ at: '2026-11', ...summed([]) }]);
  });
});

test('the comparison period is as long as the period and ends the day before it', () => {
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

test('the average price only includes sales with an amount, and is zero without any', () => {
  expect(averagePrice([])).toBe(0);
  expect(averagePrice([day(today, { sales: 3 })])).toBe(0);
  expect(averagePrice([day(today, { sales: 3, priced: 2, revenue: 41_001 })])).toBe(20_501);
});
