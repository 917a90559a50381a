import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnReview, aPurchase, nothingToDo } from '../../testing/reviews.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { WriteReview } from './write-review.tsx';

const mine = (...reviews: (typeof anOwnReview)[]) => ({ success: true as const, reviews });
const unwritable = { ...aPurchase, may: { ...aPurchase.may, review_until: null } };

test('a sale can be reviewed, the form says when the review goes public, and no input is lost', async () => {
  const { user, asked, answers } = showPiece(<WriteReview sale={aPurchase} />, {
    'reviews.mine': mine(),
    'reviews.write': { fails: 'internal' },
  });
  await user.click(await screen.findByRole('button', { name: /^Write a review/ }));
  expect((await screen.findByText(/goes public once Eclipse Motors leaves one too, or on/)).textContent).toMatch(
    /Until then, only you can see it/,
  );
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Please select one to five stars')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '5 stars, great' }));
  await user.type(screen.getByLabelText(/^Title/), 'Spotless');
  await user.type(screen.getByLabelText(/^Comment/), 'As new.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create review');
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Spotless');
  answers['reviews.write'] = { success: true, id: 71, review: anOwnReview };
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull());
  expect(asked.filter(({ name }) => name === 'reviews.write').at(-1)?.body).toEqual({
    sale_id: 51,
    rating: 5,
    title: 'Spotless',
    comment: 'As new.',
  });
});

test('a reviewed sale shows the review next to it and doesn’t ask again', async () => {
  showPiece(<WriteReview sale={unwritable} />, { 'reviews.mine': mine(anOwnReview) });
  expect(await screen.findByText('Not public yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Edit review/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull();
});

test('your own reviews show their visibility, and a hidden one the reason', async () => {
  showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(
      anOwnReview,
      { ...anOwnReview, id: 72, state: 'hidden', hidden_reason: 'It names where somebody lives', may: nothingToDo },
      { ...anOwnReview, id: 73, state: 'shown' },
    ),
  });
  const [waiting, hidden, shown] = await screen.findAllByRole('article');
  expect(waiting?.textContent).toContain('Only you can see this review');
  expect(hidden?.textContent).toContain('Hidden by our staff: It names where somebody lives');
  expect(shown?.textContent).not.toContain('Only you');
});

test('stars and text can be edited until the review is public, then only the text, and the form says why', async () => {
  const { user, asked, answers } = showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(anOwnReview),
    'reviews.edit': { success: true, review: anOwnReview },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.click(await screen.findByRole('radio', { name: '2 stars, fair' }));
  answers['reviews.mine'] = mine({ ...anOwnReview, state: 'shown', may_change_stars: false });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Public');
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  expect(await screen.findByText(/^You can’t change the stars/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars, fair' }).disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Comment/), ' Mostly.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(asked.filter(({ name }) => name === 'reviews.edit')).toHaveLength(2));
  const [first, second] = asked.filter(({ name }) => name === 'reviews.edit').map(({ body }) => body);
  expect(first).toMatchObject({ id: 71, rating: 2 });
  expect(second).not.toHaveProperty('rating');
});

test('only the newest of many reviews are shown at first', async () => {
  const many = Array.from({ length: 8 }, (_, place) => ({ ...anOwnReview, id: 80 + place }));
  const { user } = showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(...many),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 8 reviews you wrote' }));
  expect(screen.getAllByRole('article')).toHaveLength(8);
});

test('deleting asks for confirmation and says that the sale can’t be reviewed again', async () => {
  const { user, asked, answers } = showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(anOwnReview),
    'reviews.delete': { success: true },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/You won’t be able to review this sale again/)).toBeTruthy();
  expect(asked.some(({ name }) => name === 'reviews.delete')).toBe(false);
  answers['reviews.mine'] = mine();
  await user.click(within(dialog).getByRole('button', { name: 'Delete review' }));
  expect(await screen.findByText(/You haven’t written any reviews yet/)).toBeTruthy();
});
