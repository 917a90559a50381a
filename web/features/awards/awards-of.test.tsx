import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstSale } from '../../testing/reviews.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import { AwardsOf } from './awards-of.tsx';

test('an award shows its medal, name, description and date', async () => {
  showPiece(<AwardsOf userId={12} />, { 'awards.ofUser': { success: true, awards: [firstSale] } });
  const award = await screen.findByRole('listitem');
  expect(award.textContent).toBe('First saleSold a car, and the buyer confirmed itAwarded on June 10, 2026');
  await expect.poll(() => award.querySelector('svg path')).toBeTruthy();
});

test('a failed load and an empty list look different', async () => {
  const { user, answers } = showPiece(<AwardsOf userId={12} />, { 'awards.ofUser': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get awards');
  answers['awards.ofUser'] = { success: true, awards: [] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No awards yet')).toBeTruthy();
});
