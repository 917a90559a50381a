import { Handshake, KeyRound, Store, type LucideIcon } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NumberedSteps, type Step } from '../../ui/numbered-steps.tsx';

interface Way {
  Icon: LucideIcon;
  title: string;
  steps: Step[];
  link: { to: typeof paths.browse | typeof paths.sell | typeof paths.becomeDealer; title: string };
}

const ways: Way[] = [
  {
    Icon: KeyRound,
    title: 'Buying',
    steps: [
      {
        title: 'Look around.',
        text: 'You can browse without an account. You pay the seller’s price, with nothing on top.',
      },
      {
        title: 'Talk to the seller.',
        text: 'Message or call as your character, agree on a place and take a test drive.',
      },
      {
        title: 'Pay when you get the keys.',
        text: 'Never pay a deposit to strangers. Pay when the car is handed over.',
      },
    ],
    link: { to: paths.browse, title: 'Browse Cars' },
  },
  {
    Icon: Handshake,
    title: 'Selling',
    steps: [
      {
        title: 'Log in with your character.',
        text: 'Use your game account. There’s no new password to create.',
      },
      {
        title: 'List your car.',
        text: 'Add the details, then the photos. You see the fee before you pay.',
      },
      { title: 'Reply to buyers.', text: 'Messages arrive here, calls on your in-game phone.' },
    ],
    link: { to: paths.sell, title: 'Sell Your Car' },
  },
  {
    Icon: Store,
    title: 'Running a dealership',
    steps: [
      {
        title: 'Apply with your company.',
        text: 'Tell us the company name and a little about it. Our staff check every application.',
      },
      { title: 'Bring your team.', text: 'Give each person a role, so anyone on duty can answer buyers.' },
      { title: 'Sell from one portal.', text: 'Inventory, messages, sales and stats for all your cars in one place.' },
    ],
    link: { to: paths.becomeDealer, title: 'Become a Dealer' },
  },
];

/** How the market works for buyers, sellers and dealers. */
export const HowItWorks = () => (
  <section aria-labelledby="how-it-works" className="pt-[clamp(48px,6vw,88px)]">
    <h2 id="how-it-works" className="text-2xl">
      How it works
    </h2>
    <div className="mt-[clamp(24px,3vw,40px)] grid gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {ways.map((way) => (
        <WayColumn key={way.title} {...way} />
      ))}
    </div>
  </section>
);

const WayColumn = ({ Icon, title, steps, link }: Way) => (
  <article className="flex flex-col gap-6 border-t-2 border-ink pt-5">
    <h3 className="flex items-center justify-between gap-3 text-xl">
      {title}
      <Icon size={24} strokeWidth={1.6} className="text-ink-3" aria-hidden="true" />
    </h3>
    <NumberedSteps steps={steps} />
    <ButtonLink to={link.to} kind="plain" className="mt-auto self-start">
      {link.title}
    </ButtonLink>
  </article>
);
