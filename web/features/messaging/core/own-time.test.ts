import { expect, test } from 'vitest';
import { inOwnTime } from './own-time.ts';

const own = (iso: string) =>
  new Date(iso)
    .toLocaleString('en-US', { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .replaceAll('\u202f', ' ');

test.each([
  ['November 20, 2026 at 5:00 PM GMT-5', '2026-11-20T22:00:00Z'],
  ['November 20, 2026 at 5:00 PM GMT+5:30', '2026-11-20T11:30:00Z'],
  ['November 20, 2026 at 12:15 AM GMT', '2026-11-20T00:15:00Z'],
])('the time of a meeting is the reader’s: %s', (written, at) => {
  expect(inOwnTime(`proposed a viewing: ${written}, Vinewood, By the tram`)).toBe(
    `proposed a viewing: ${own(at)}, Vinewood, By the tram`,
  );
});

test('other text stays as it is', () => {
  for (const text of ['cancelled the viewing: I can’t at 5:00 PM', 'joined the group', '20 November 2026, 17:00 UTC'])
    expect(inOwnTime(text)).toBe(text);
});
