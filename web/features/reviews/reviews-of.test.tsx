import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aResponse, aReview, nothingToDo, reviewPage, statsOf } from '../../testing/reviews.ts';
import { showPiece } from '../../testing/show-piece.tsx';
import type { Answers, Asked } from '../../testing/fake-server.ts';
import { ReviewsOf } from './reviews-of.tsx';

const show = (answers: Answers) => showPiece(<ReviewsOf of={{ userId: 12 }} />, answers);
const lists = (asked: Asked[]) => asked.filter(({ name }) => name === 'reviews.ofUser').map(({ query }) => query);
const card = (name = 'Kenji Sato') => screen.findByRole('article', { name: `Review by ${name}` });

test('the header shows the average out of 5, the number of reviews per star, and how many are from buyers and sellers', async () => {
  show({ 'reviews.ofUser': reviewPage([aReview]) });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('4.6out of 5');
  expect(screen.getByText('4.6 of 5 stars')).toBeTruthy();
  expect(screen.getByText(/9 buyer reviews/).textContent).toContain('3 seller reviews');
  expect(screen.getByRole('button', { name: '5 stars 8 reviews' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '1 star 0 reviews' }).disabled).toBe(true);
});

test('a review shows its author and role, stars, car and response', async () => {
  show({ 'reviews.ofUser': reviewPage([{ ...aReview, responses: [aResponse] }]) });
  const review = await card();
  expect(within(review).getByRole('link', { name: 'Kenji Sato' }).getAttribute('href')).toBe('/user/13');
  expect(within(review).getByText('4 of 5 stars')).toBeTruthy();
  expect(within(review).getByText('Buyer Review')).toBeTruthy();
  expect(within(review).getByRole('heading', { name: 'Quick and honest' })).toBeTruthy();
  expect(within(review).getByRole('link', { name: '2020 Karin Sultan RS' }).getAttribute('href')).toBe('/car/7');
  expect(review.textContent).toContain('Response from Eclipse Motors · Maria Lopez · 1 day ago');
  expect(review.textContent).toContain('Come back for the next one.');
  expect(within(review).queryByRole('button')).toBeNull();
});

test('a buyer who hides their name isn’t linked', async () => {
  const hidden = { ...aReview, reviewer_id: null, reviewer_name: 'A buyer' };
  const seller = { ...aReview, id: 72, review_type: 'seller' as const, car_id: null, car_name: null };
  show({ 'reviews.ofUser': reviewPage([hidden, seller]) });
  const review = await card('A buyer');
  expect(within(review).getAllByRole('link')).toHaveLength(1);
  expect(within(await card()).getByText('Seller Review')).toBeTruthy();
  expect(within(await card()).queryByRole('link', { name: /Sultan/ })).toBeNull();
});

test('filters, order and pages are sent to the server, and a new filter starts at the first page', async () => {
  const { user, asked } = show({ 'reviews.ofUser': reviewPage([aReview], { pages: 3, total: 27 }) });
  await card();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(lists(asked).at(-1)).toMatchObject({ user_id: '12', page: '2' }));
  await user.click(screen.getByRole('button', { name: '4 stars 3 reviews' }));
  await waitFor(() => expect(lists(asked).at(-1)).toEqual({ user_id: '12', stars: '4' }));
  expect(screen.getByText(/27 of 12 reviews with 4 stars/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Seller Reviews/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Lowest rated first');
  await waitFor(() =>
    expect(lists(asked).at(-1)).toEqual({ user_id: '12', stars: '4', type: 'seller', sort: 'lowest' }),
  );
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(lists(asked).at(-1)).toEqual({ user_id: '12', sort: 'lowest' }));
});

test('no reviews, no matches and a failed load are shown differently', async () => {
  const { user, answers } = show({ 'reviews.ofUser': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get reviews');
  answers['reviews.ofUser'] = reviewPage([], { total: 0 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No reviews match your filters')).toBeTruthy();
});

test('without reviews there’s neither an average nor a filter', async () => {
  const none = statsOf({ total_reviews: 0, average_rating: null, stars: [0, 0, 0, 0, 0] });
  show({ 'reviews.ofUser': reviewPage([], { stats: none }) });
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
  expect(screen.queryByText(/out of 5/)).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a dealer’s reviews name the team member who sold the car', async () => {
  showPiece(<ReviewsOf of={{ dealerId: 3 }} />, { 'reviews.ofDealer': reviewPage([aReview]) });
  expect((await card()).textContent).toContain('sold by Maria Lopez');
});

test('a very long comment is collapsed', async () => {
  const { user } = show({ 'reviews.ofUser': reviewPage([{ ...aReview, comment: 'word '.repeat(300) }]) });
  await user.click(await screen.findByRole('button', { name: 'Read more' }));
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

test('read-only users get no actions, and a response is sent once and survives a failure', async () => {
  const { user, asked, answers } = show({
    'reviews.ofUser': reviewPage([{ ...aReview, may: { ...nothingToDo, respond: true } }]),
    'reviews.addResponse': 'offline',
  });
  const review = await card();
  expect(within(review).getAllByRole('button')).toHaveLength(1);
  await user.click(within(review).getByRole('button', { name: /^Respond/ }));
  const field = await screen.findByLabelText(/^Your response/);
  await user.click(screen.getByRole('button', { name: 'Send response' }));
  expect(await screen.findByText('Please write a response')).toBeTruthy();
  await user.type(field, 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send response' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server');
  expect((field as HTMLTextAreaElement).value).toBe('Thank you');
  answers['reviews.addResponse'] = { success: true, response: aResponse };
  answers['reviews.ofUser'] = reviewPage([{ ...aReview, responses: [aResponse] }]);
  await user.click(screen.getByRole('button', { name: 'Send response' }));
  expect((await card()).textContent).not.toContain('Respond');
  await waitFor(async () => expect((await card()).textContent).toContain('Response from Eclipse Motors'));
  const sent = asked.filter(({ name }) => name === 'reviews.addResponse').at(-1);
  expect(sent?.body).toEqual({ review_id: 71, response: 'Thank you' });
});

test('staff hide a review with a reason, see that reason, and restore it with another', async () => {
  const { user, asked, answers } = show({
    'reviews.ofUser': reviewPage([{ ...aReview, may: { ...nothingToDo, hide: true } }]),
    'reviews.hide': { success: true },
    'reviews.unhide': { success: true },
  });
  await user.click(within(await card()).getByRole('button', { name: /^Hide/ }));
  await user.type(await screen.findByLabelText(/^Reason/), 'It names where somebody lives');
  answers['reviews.ofUser'] = reviewPage(
    [{ ...aReview, hidden_reason: 'It names where somebody lives', may: { ...nothingToDo, unhide: true } }],
    { stats: statsOf({ total_reviews: 0, average_rating: null }) },
  );
  await user.click(screen.getByRole('button', { name: 'Hide review' }));
  expect(await screen.findByText('Hidden from everyone else:')).toBeTruthy();
  await user.click(within(await card()).getByRole('button', { name: /^Restore/ }));
  await user.type(await screen.findByLabelText(/^Reason/), 'It was another street');
  await user.click(screen.getByRole('button', { name: 'Restore review' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'reviews.unhide')?.body).toEqual({
      review_id: 71,
      reason: 'It was another street',
    }),
  );
});

test('a report has a reason and goes only to staff', async () => {
  const { user, asked } = show({
    'reviews.ofUser': reviewPage([{ ...aReview, may: { ...nothingToDo, report: true } }]),
    'reviews.report': { success: true },
  });
  await user.click(within(await card()).getByRole('button', { name: /^Report/ }));
  await user.click(await screen.findByRole('radio', { name: 'It reveals private details' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. Our staff will review it.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'reviews.report')?.body).toEqual({
    review_id: 71,
    reason: 'private_details',
  });
});
