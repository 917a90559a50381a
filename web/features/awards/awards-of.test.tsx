import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstSale, goodNeighbour } from '../../testing/reviews.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import { AwardBadges } from './award-badges.tsx';
import { AwardsOf } from './awards-of.tsx';

test('an award has its medal, its name, what for and since when', async () => {
  showPiece(<AwardsOf userId={12} />, { 'awards.ofUser': { success: true, awards: [firstSale] } });
  const award = await screen.findByRole('listitem');
  expect(award.textContent).toBe('First saleSold a car, and the buyer confirmed itAwarded on June 10, 2026');
  await expect.poll(() => award.querySelector('svg path')).toBeTruthy();
});

test('nobody’s awards and none loaded are two different things', async () => {
  const { user, answers } = showPiece(<AwardsOf userId={12} />, { 'awards.ofUser': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get awards');
  answers['awards.ofUser'] = { success: true, awards: [] };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No awards yet')).toBeTruthy();
});

test('badges name each award and count what is left out', async () => {
  const many = [firstSale, goodNeighbour, { ...firstSale, id: 33 }];
  showPiece(<AwardBadges awards={many} most={2} />, {});
  const list = within(await screen.findByRole('list', { name: 'Awards' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First sale',
    'Good neighbour',
    '+1 more',
  ]);
});
