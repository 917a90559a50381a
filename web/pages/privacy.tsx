import { Link } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { site } from '../lib/site.ts';
import { Prose } from '../ui/prose.tsx';

export const PrivacyPage = () => (
  <Prose
    title="Privacy"
    lead={`${site.name} is a fan-made market in a role-play world. It knows your character, not you, and keeps as little as it can.`}
  >
    <section>
      <h2>What we store</h2>
      <ul>
        <li>
          <strong>Your character’s id and name</strong>, as the game community tells us when you log in. This is your
          account here.
        </li>
        <li>
          <strong>The id of your game account.</strong> It stands beside each character so that nobody trades with
          themselves. It is never shown to other members; site staff can see which characters belong together.
        </li>
        <li>
          <strong>Phone number and routing number of the game world</strong>, if you enter them. They are not real ones;
          please never type real ones. Who sees them is said below.
        </li>
        <li>
          <strong>Your sessions</strong>: when you logged in, until when that counts, and what kind of browser it was,
          such as “Firefox on Windows”. We keep a fingerprint of the key, not the key.
        </li>
        <li>
          <strong>What you do on the market</strong>: listings, favourites, messages, payments and tickets.
        </li>
      </ul>
      <p>
        We do not ask for your e-mail, your real name or where you live, and the game community does not give them to
        us.
      </p>
    </section>
    <section>
      <h2>What others see</h2>
      <p>
        Your character’s name, picture, the date you joined, and whether you are a dealer and for which company. That
        your characters belong to one account is hidden from other members.
      </p>
      <p>
        Your phone number is not on your profile. When you offer a car, members who are logged in and press Call Seller
        on it are shown the number. Your routing number is never shown to other members.
      </p>
    </section>
    <section>
      <h2>No trackers</h2>
      <p>
        There is no advertising, no analytics service and no script, font or picture from another company on these
        pages. What your browser keeps is listed under <Link to={paths.cookies}>Cookies</Link>. The server’s log notes
        each request: when it came, what was asked for, from which network address and, if you were signed in, by whom.
        It is there to keep the site working and safe, and is deleted after 14 days.
      </p>
    </section>
    <section>
      <h2>Your choices</h2>
      <p>
        You can change or remove your phone and routing number on <Link to={paths.profile}>your profile</Link>. Under{' '}
        <Link to={paths.account}>your account</Link> you see where you are signed in, download what is stored about you,
        and close the account. What you sold and paid and the messages you wrote stay under your character’s name, and
        so do staff decisions, because others rely on them.
      </p>
    </section>
  </Prose>
);
