import { Link } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { site } from '../lib/site.ts';
import { Prose } from '../ui/prose.tsx';

export const TermsPage = () => (
  <Prose title="Terms" lead={`${site.name} exists for entertainment. By using it you agree to a few plain rules.`}>
    <section>
      <h2>What this is</h2>
      <p>
        An unofficial site by players for a role-play world. It is not run, endorsed or reviewed by the makers of the
        game, by the community whose accounts you log in with, or by any real car brand. Names of vehicles and places
        belong to their owners.
      </p>
    </section>
    <section>
      <h2>In-game money only</h2>
      <p>
        Every price, fee and payment is in in-game money, which has no value outside the game. Offering, asking for or
        paying real money for anything listed here is forbidden and will get your account banned.
      </p>
    </section>
    <section>
      <h2>How to behave</h2>
      <ul>
        <li>List only cars your character owns, with an accurate description and pictures of that car.</li>
        <li>Keep your word. Honour the price you agreed, and only report sales that happened.</li>
        <li>Don’t trade with or message your own other characters.</li>
        <li>Treat people decently. No harassment, hate, threats, spam or sharing of anyone’s real-life details.</li>
        <li>Don’t break, overload or bypass the site’s limits, and don’t use someone else’s account.</li>
        <li>The rules of the game community apply here too.</li>
      </ul>
    </section>
    <section>
      <h2>What our staff can do</h2>
      <p>
        Our staff can hide or remove content that breaks these rules, and suspend or ban accounts. You’ll always be
        given a reason, and every such action is recorded. If you think a decision is wrong, write to{' '}
        <Link to={paths.support}>Support</Link>.
      </p>
    </section>
    <section>
      <h2>No promises</h2>
      <p>
        The site is provided as is. Deals are between characters, and we don’t own, inspect or guarantee any car. The
        site may change, pause or end. Listings and in-game balances give no one a claim against us.
      </p>
    </section>
  </Prose>
);
