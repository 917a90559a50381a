import { Link } from '@tanstack/react-router';
import { useSession } from '../../features/accounts/session.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../lib/site.ts';
import { Logo } from './logo.tsx';

const policies = [
  { to: paths.privacy, title: 'Privacy' },
  { to: paths.terms, title: 'Terms' },
  { to: paths.cookies, title: 'Cookies' },
];

const quick = [
  { to: paths.browse, title: 'Browse Cars' },
  { to: paths.sell, title: 'Sell Your Car' },
  { to: paths.market, title: 'Market prices' },
  { to: paths.wanted, title: 'Wanted cars' },
  { to: paths.dealers, title: 'Dealers' },
];

export const Footer = () => (
  <footer className="mt-[clamp(48px,7vw,96px)] border-t border-line print:hidden">
    <div className="wrap grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <div className="grid max-w-[44ch] content-start gap-3.5">
        <Logo />
        <p className="text-ink-2 text-pretty">
          The city’s car market, for private sellers, dealers and everyone who drives.
        </p>
      </div>
      <nav aria-label="Quick links" className="grid content-start gap-2.5">
        <h2 className="text-sm">Quick links</h2>
        {quick.map(({ to, title }) => (
          <Link key={to} to={to} className={look}>
            {title}
          </Link>
        ))}
        <DealersLink />
      </nav>
      <section aria-label="Contact" className="grid content-start gap-2.5">
        <h2 className="text-sm">Contact</h2>
        {site.phone && <p className="text-ink-2">Phone {site.phone}</p>}
        {site.contact && <p className="max-w-[30ch] text-ink-2 text-pretty">{site.contact}</p>}
        <Link to={paths.help} className={look}>
          Help
        </Link>
        <Link to={paths.support} className={look}>
          Support
        </Link>
        <Link to={paths.developers} className={look}>
          Developers
        </Link>
      </section>
    </div>
    <div className="border-t border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm text-ink-3">
        <p className="max-w-[86ch] text-pretty">
          {site.name} is an unofficial, entertainment-only site for a role-play world. It isn’t affiliated with the
          game’s makers or any real car brand. All money here is in-game money.
        </p>
        <nav aria-label="Policies" className="flex gap-5">
          {policies.map(({ to, title }) => (
            <Link key={to} to={to} className="underline-offset-4 hover:text-ink hover:underline">
              {title}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  </footer>
);

function DealersLink() {
  const { user } = useSession();
  const [to, title] = user?.is_dealer ? [paths.dealer, 'Dealer Portal'] : [paths.becomeDealer, 'Become a Dealer'];
  return (
    <Link to={to} className={look}>
      {title}
    </Link>
  );
}

const look = 'w-fit text-ink-2 underline-offset-4 hover:text-ink hover:underline';
