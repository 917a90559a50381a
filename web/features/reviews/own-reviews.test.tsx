import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnReview, aPurchase, nothingToDo } from '../../testing/reviews.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { WriteReview } from './write-review.tsx';

const mine = (...reviews: (typeof anOwnReview)[]) => ({ success: true as const, reviews });
const unwritable = { ...aPurchase, may: { ...aPurchase.may, review_until: null } };

test('a review is written of a sale; it says when it will be shown, and nothing typed is lost', async () => {
  let isDone = false;
  const { user, asked, answers } = showPiece(<WriteReview sale={aPurchase} onDone={() => void (isDone = true)} />, {
    'reviews.mine': mine(),
    'reviews.write': { fails: 'internal' },
  });
  await user.click(await screen.findByRole('button', { name: /^Write a review/ }));
  expect((await screen.findByText(/is shown when Eclipse Motors has written one too, or on/)).textContent).toMatch(
    /Until then only you read it/,
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
  expect(isDone).toBe(true);
  expect(asked.filter(({ name }) => name === 'reviews.write').at(-1)?.body).toEqual({
    sale_id: 51,
    rating: 5,
    title: 'Spotless',
    comment: 'As new.',
  });
});

test('who has reviewed a sale finds what they wrote beside it, and is not asked again', async () => {
  showPiece(<WriteReview sale={unwritable} />, { 'reviews.mine': mine(anOwnReview) });
  expect(await screen.findByText('Not shown yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Edit review/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull();
});

test('one’s own reviews say who reads them, and a hidden one why nobody does', async () => {
  showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(
      anOwnReview,
      { ...anOwnReview, id: 72, state: 'hidden', hidden_reason: 'It names where somebody lives', may: nothingToDo },
      { ...anOwnReview, id: 73, state: 'shown' },
    ),
  });
  const [waiting, hidden, shown] = await screen.findAllByRole('article');
  expect(waiting?.textContent).toContain('Only you read it so far');
  expect(hidden?.textContent).toContain('Our staff hid it: It names where somebody lives');
  expect(shown?.textContent).not.toContain('Only you');
});

test('while nobody read it, stars and words change; afterwards the words alone, and it says why', async () => {
  const { user, asked, answers } = showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(anOwnReview),
    'reviews.edit': { success: true, review: anOwnReview },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.click(await screen.findByRole('radio', { name: '2 stars, fair' }));
  answers['reviews.mine'] = mine({ ...anOwnReview, state: 'shown', may_change_stars: false });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Shown');
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  expect(await screen.findByText(/^The stars stay as they are/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars, fair' }).disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Comment/), ' Mostly.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(asked.filter(({ name }) => name === 'reviews.edit')).toHaveLength(2));
  const [first, second] = asked.filter(({ name }) => name === 'reviews.edit').map(({ body }) => body);
  expect(first).toMatchObject({ id: 71, rating: 2 });
  expect(second).not.toHaveProperty('rating');
});

test('of many only the newest are there at once', async () => {
  const many = Array.from({ length: 8 }, (_, place) => ({ ...anOwnReview, id: 80 + place }));
  const { user } = showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(...many),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 8 reviews you wrote' }));
  expect(screen.getAllByRole('article')).toHaveLength(8);
});

test('deleting asks first and says that there is no second try', async () => {
  const { user, asked, answers } = showPiece(<OwnReviews renderHidden={(_, otherwise) => otherwise} />, {
    'reviews.mine': mine(anOwnReview),
    'reviews.delete': { success: true },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/There is no second try/)).toBeTruthy();
  expect(asked.some(({ name }) => name === 'reviews.delete')).toBe(false);
  answers['reviews.mine'] = mine();
  await user.click(within(dialog).getByRole('button', { name: 'Delete review' }));
  expect(await screen.findByText(/You have not written any/)).toBeTruthy();
});
