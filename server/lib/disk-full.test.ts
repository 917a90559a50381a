import { expect, test } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

test('recognizes a full disk by its code, or by its message if another process reported it', () => {
  for (const error of [
    coded('ENOSPC'),
    coded('EDQUOT'),
    coded('53100', 'could not extend file'),
    new Error('ENOSPC: no space left on device, write'),
  ])
    expect(isDiskFull(error), String(error)).toBe(true);
  for (const other of [coded('53300'), coded('ENOENT'), new Error('No photo'), 'ENOSPC', null])
    expect(isDiskFull(other), String(other)).toBe(false);
});
