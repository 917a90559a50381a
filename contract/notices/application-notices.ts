import { kind } from './notice-kind.ts';
import { again, type OfApplication } from './notice-words.ts';

/** What applicants and staff are told of applications to become a dealer. */
export const applicationNotices = {
  application_approved: kind({
    group: 'applications',
    icon: 'membership',
    audience: { to: 'people' },
    sentence: ({ company }: OfApplication, times) =>
      `${company} is a dealer now${again(times)}: your application was approved. Your Dealer Portal is open.`,
    link: () => '/dealer',
  }),
  application_declined: kind({
    group: 'applications',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ company, notes }: OfApplication & { notes: string }, times) =>
      `Your application for ${company} was declined${again(times)}: ${notes}`,
    link: () => '/become-dealer',
  }),
  application_deleted: kind({
    group: 'applications',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ company, reason }: OfApplication & { reason: string }, times) =>
      `Staff deleted your application for ${company}${again(times)}: ${reason}`,
    link: () => '/become-dealer',
  }),
  new_application: kind({
    group: 'staff',
    icon: 'membership',
    audience: { to: 'staff', right: 'applications.decide' },
    sentence: ({ company, name }: OfApplication & { name: string }, times) =>
      `${name} applied to become a dealer with ${company}${again(times)}.`,
    link: () => '/admin/dealer-applications',
  }),
};
