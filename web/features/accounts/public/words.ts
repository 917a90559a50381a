/** Texts of the public profile, most of them from the dealer document. */
export const profileWords = {
  loadFailed: 'Failed to load user profile',
  averageRating: 'Average rating',
  totalReviews: 'Total reviews',
  awardsEarned: 'Awards earned',
  yearsOfExperience: 'Years of experience',
  specialties: 'Specialties',
  recentReviews: 'Recent reviews',
  allReviews: 'All reviews',
  noReviews: 'No reviews yet',
  noReviewsText: 'Buyers and sellers review each other after a sale that both have confirmed.',
};

export const personTabs = [
  { id: 'overview', title: 'Overview' },
  { id: 'reviews', title: 'Reviews' },
  { id: 'awards', title: 'Awards' },
  { id: 'sales', title: 'Sales History' },
] as const;
export type PersonTab = (typeof personTabs)[number]['id'];
