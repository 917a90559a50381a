import './ui/styles.css';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Toaster } from './ui/toaster.tsx';
import { ReviewsOf } from './features/reviews/reviews-of.tsx';
import { RecentReviews } from './features/reviews/recent-reviews.tsx';
import { WriteReview } from './features/reviews/write-review.tsx';
import { OwnReviews } from './features/reviews/own-reviews.tsx';
import { AwardsOf } from './features/awards/awards-of.tsx';
import { AwardBadges } from './features/awards/award-badges.tsx';
import { awardIcons } from '@forecourt/contract/awards/award-values.ts';
import { aReview, aResponse, anOwnReview, reviewPage, statsOf, aPurchase, nothingToDo } from './testing/reviews.ts';
const long = 'I had been looking for this one for months. '.repeat(30);
const all = { edit: false, delete: false, respond: true, report: true, hide: true };
const reviews = [
  { ...aReview, responses: [aResponse], may: { ...nothingToDo, report: true } },
  { ...aReview, id: 72, rating: 5, title: 'Would buy again', comment: long, reviewer_name: 'Johnny Pearson', may: all },
  { ...aReview, id: 73, rating: 3, review_type: 'seller' as const, dealer_id: null, company_name: null, reviewer_name: 'Ada O’Neill', title: 'Came late, paid in full', edited_at: aReview.created_at, created_at: '2026-08-01T10:00:00Z' },
];
const grants = awardIcons.map((icon, id) => ({ id, awarded_at: '2026-06-10T12:00:00Z', award: { id, icon, name: ['First sale', '10 verified sales', '50 verified sales', 'Five-star year'][id] ?? icon, description: 'Ten cars sold, each confirmed by its buyer' } }));
const answer = (url: string) => {
  if (url.includes('awards')) return { success: true, awards: grants };
  if (url.includes('mine')) return { success: true, reviews: [anOwnReview, { ...anOwnReview, id: 81, state: 'hidden', hidden_reason: 'It names where somebody lives', may_change_stars: false }, { ...anOwnReview, id: 82, state: 'shown', may_change_stars: false, may: { ...nothingToDo, delete: true }, responses: [aResponse] }] };
  return reviewPage(reviews, { pages: 3, total: 27 });
};
globalThis.fetch = async (url) => Response.json(answer(String(url)));
const q = new URLSearchParams(location.search);
const pieces = {
  reviews: <ReviewsOf of={{ userId: 12 }} />,
  recent: <RecentReviews reviews={reviews} />,
  write: <WriteReview sale={aPurchase} />,
  own: <OwnReviews />,
  awards: <><AwardBadges awards={grants} /><AwardsOf userId={12} /></>,
};
const routeTree = createRootRoute({ component: () => <div className="wrap max-w-[1080px] py-8 grid gap-6">{pieces[q.get('piece') as 'reviews']}<Toaster /></div> });
const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
createRoot(document.getElementById('root')!).render(<QueryClientProvider client={new QueryClient()}><RouterProvider router={router as never} /></QueryClientProvider>);
