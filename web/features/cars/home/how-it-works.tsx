import { Handshake, KeyRound, Store, type LucideIcon } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

interface Way {
  Icon: LucideIcon;
  title: string;
  steps: { title: string; text: string }[];
  link: { to: typeof paths.browse | typeof paths.sell | typeof paths.becomeDealer; title: string };
}

const ways: Way[] = [
  {
    Icon: KeyRound,
    title: 'Buying',
    steps: [
      {
        title: 'Look around freely.',
        text: 'Browsing needs no account. Prices are the seller’s, with nothing added on top.',
      },
      { title: 'Talk to the seller.', text: 'Write or call as your character, agree on a place, take it for a drive.' },
      { title: 'Pay when you hold the keys.', text: 'No deposit to strangers: the money moves when the car does.' },
    ],
    link: { to: paths.browse, title: 'Browse Cars' },
  },
  {
    Icon: Handshake,
    title: 'Selling',
    steps: [
      {
        title: 'Log in with your character.',
        text: 'Your game account is all it takes. There is no password to invent.',
      },
      {
        title: 'Describe it, show it.',
        text: 'Two steps: the facts, then the photos. The fee is quoted before you pay.',
      },
      { title: 'Answer the buyers.', text: 'Messages arrive here, calls on your in-game phone.' },
    ],
    link: { to: paths.sell, title: 'Sell Your Car' },
  },
  {
    Icon: Store,
    title: 'Running a dealership',
    steps: [
      {
        title: 'Apply with your company.',
        text: 'A name, a few sentences. Staff look at each application themselves.',
      },
      { title: 'Bring your team.', text: 'Everybody with a role of their own, and buyers reach whoever is there.' },
      { title: 'Sell from one portal.', text: 'Inventory, messages, sales and figures of all your cars in one place.' },
    ],
    link: { to: paths.becomeDealer, title: 'Become a Dealer' },
  },
];

/** How the market works, for each side of a deal and for those who make a business of it. */
export const HowItWorks = () => (
  <section aria-labelledby="how-it-works" className="pt-[clamp(48px,6vw,88px)]">
    <h2 id="how-it-works" className="text-2xl">
      How it works here
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
    <ol className="grid gap-5">
      {steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[28px_1fr]">
          <span aria-hidden="true" className="wide text-ink-3">
            {index + 1}
          </span>
          <p className="text-ink-2 text-pretty">
            <strong className="block font-semibold text-ink">{step.title}</strong>
            {step.text}
          </p>
        </li>
      ))}
    </ol>
    <ButtonLink to={link.to} kind="plain" className="mt-auto self-start">
      {link.title}
    </ButtonLink>
  </article>
);
