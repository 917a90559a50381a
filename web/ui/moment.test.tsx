import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { momentText } from '../lib/format.ts';
import { Moment } from './moment.tsx';

test('the exact time is shown on hover', async () => {
  const at = '2026-11-15T10:00:00Z';
  render(<Moment at={at}>yesterday</Moment>);
  const time = screen.getByText('yesterday');
  expect(time.getAttribute('datetime')).toBe(at);
  await userEvent.hover(time);
  expect(time.title).toBe(momentText(at));
});
