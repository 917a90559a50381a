import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 400, [1, 2, 3, 4, 5]],
  [7, 20, [5, 6, 7, 8, 9]],
  [20, 20, [16, 17, 18, 19, 20]],
])('on page %s of %s these are offered', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
