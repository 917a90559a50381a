import { kind } from './notice-kind.ts';
import { again, type OfApplication } from './notice-words.ts';

/** Notifications to applicants and staff about dealer applications. */
export const applicationNotices = {
  application_approved: kind({
    group: 'applications',
    icon: 'membership',
    audience: { to: 'people' },
    sentence: ({ company }: OfApplication, times) =>
      `Your application was approved, and ${company} is now a dealer. Your Dealer Portal is open.${again(times)}`,
    link: () => '/dealer',
  }),
  application_declined: kind({
    group: 'applications',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ company, notes }: OfApplication & { notes: string }, times) =>
      `Your application for ${company} was declined: ${notes}${again(times)}`,
    link: () => '/become-dealer',
  }),
  application_deleted: kind({
    group: 'applications',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ company, reason }: OfApplication & { reason: string }, times) =>
      `Staff deleted your application for ${company}: ${reason}${again(times)}`,
    link: () => '/become-dealer',
  }),
  new_application: kind({
    group: 'staff',
    icon: 'membership',
    audience: { to: 'staff', right: 'applications.decide' },
    sentence: ({ company, name }: OfApplication & { name: string }, times) =>
      `${name} applied to become a dealer with ${company}.${again(times)}`,
    link: () => '/admin/dealer-applications',
  }),
};
