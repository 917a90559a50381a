import { Link } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { site } from '../lib/site.ts';
import { Prose } from '../ui/prose.tsx';

export const TermsPage = () => (
  <Prose title="Terms" lead={`${site.name} exists for entertainment. By using it you agree to a few plain rules.`}>
    <section>
      <h2>What this is</h2>
      <p>
        An unofficial site by players for a role-play world. It is not run, endorsed or checked by the makers of the
        game, by the community whose accounts you log in with, or by any maker of real cars. Names of vehicles and
        places belong to their owners.
      </p>
    </section>
    <section>
      <h2>In-game money only</h2>
      <p>
        Every price, fee and payment is in the money of the game world. It has no value outside of it. Offering, asking
        for or paying real money for anything listed here is forbidden and ends your account.
      </p>
    </section>
    <section>
      <h2>How to behave</h2>
      <ul>
        <li>List only cars your character owns, with a true description and pictures of that car.</li>
        <li>Keep your word: a price you agreed on is the price, a sale you report took place.</li>
        <li>Do not deal with or message your own other characters.</li>
        <li>Treat people decently. No harassment, hate, threats, spam, or sharing of anybody’s real-life details.</li>
        <li>Do not break, overload or get around the site, and do not use it under somebody else’s account.</li>
        <li>The rules of the game community apply here too.</li>
      </ul>
    </section>
    <section>
      <h2>What staff may do</h2>
      <p>
        Staff may hide or remove what breaks these rules, and suspend or ban accounts, always with a reason that you are
        told. Every such action is recorded. If you think one is wrong, write to <Link to={paths.support}>Support</Link>
        .
      </p>
    </section>
    <section>
      <h2>No promises</h2>
      <p>
        The site is provided as it is. Deals are between characters: we do not own, inspect or guarantee any car. The
        site may change, pause or end; listings and in-game balances are not a claim against anybody.
      </p>
    </section>
  </Prose>
);
