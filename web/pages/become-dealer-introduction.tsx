import { useQuery } from '@tanstack/react-query';
import { Benefits } from '../features/applications/benefits.tsx';
import { MembershipExample } from '../features/applications/membership-example.tsx';
import { PriceList } from '../features/payments/price-list.tsx';
import * as api from '../lib/api.ts';
import { Introduction } from '../ui/introduction.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const steps = [
  { title: 'Apply.', text: 'Your company’s name, what you sell, and a phone number. Applying is free.' },
  { title: 'We look at it.', text: 'Our staff review every application within 2-3 business days. You’ll be notified.' },
  {
    title: 'Set up your portal.',
    text: 'Your Dealer Portal opens right away. Add your logo, your opening hours and your team.',
  },
  { title: 'Pay the membership.', text: 'It covers the fee of each listing. Renew it whenever you like.' },
];

/** /become-dealer for visitors. */
export function BecomeDealerIntroduction({ href }: { href: string }) {
  const { data } = useQuery(api.applications.terms.query({}));
  return (
    <Introduction
      title="Become a Dealer"
      lead="Run your own company on the site, with more cars, a team and your own page."
      loginText="Log in to apply. We’ll bring you right back here."
      href={href}
    >
      <section aria-label="How it works" className="grid gap-4">
        <h2 className="text-lg">How it works</h2>
        <NumberedSteps steps={steps} />
      </section>
      <section aria-label="What dealers get" className="grid gap-4">
        <h2 className="text-lg">What dealers get</h2>
        {data ? <Benefits terms={data.terms} /> : <Skeleton className="h-80 rounded-l" />}
      </section>
      <PriceList title="Today’s prices" kinds={['membership', 'renewal', 'featured']} />
      {data && <MembershipExample terms={data.terms} />}
    </Introduction>
  );
}
