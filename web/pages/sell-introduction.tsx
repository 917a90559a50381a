import { Blurbs } from '../features/listing-editor/sell/blurbs.tsx';
import { ListingExample } from '../features/payments/listing-example.tsx';
import { PriceList } from '../features/payments/price-list.tsx';
import { Introduction } from '../ui/introduction.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';

const steps = [
  {
    title: 'Describe your car.',
    text: 'Make, model, price, mileage and a few sentences. Your draft is saved as you type.',
  },
  { title: 'Add photos.', text: 'Up to 20. The first is the cover.' },
  {
    title: 'Check and pay.',
    text: 'You see the listing as buyers will, and the exact fee. It goes live once it’s paid.',
  },
  {
    title: 'Reply to buyers.',
    text: 'Messages arrive here, calls on your in-game phone. You agree on the price yourselves.',
  },
];

/** /sell for visitors. */
export const SellIntroduction = ({ href }: { href: string }) => (
  <Introduction
    title="Sell Your Car"
    lead="List it in a few minutes. Everyone in the city who wants a car looks here."
    loginText="Log in to list a car. We’ll bring you right back here."
    href={href}
  >
    <section aria-label="How it works" className="grid gap-4">
      <h2 className="text-lg">How it works</h2>
      <NumberedSteps steps={steps} />
    </section>
    <PriceList title="Today’s fees" kinds={['listing', 'featured']} />
    <ListingExample />
    <section aria-label="Why sell here" className="grid gap-4">
      <h2 className="text-lg">Why sell here</h2>
      <Blurbs />
    </section>
  </Introduction>
);
