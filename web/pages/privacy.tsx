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
          <strong>Your character’s id and name</strong>, as the game community gives it to us when you log in. This is
          your account here.
        </li>
        <li>
          <strong>The ID of your game account.</strong> We store it with each character to stop people trading with
          themselves. It is never shown to other members. Our staff can see which characters belong together.
        </li>
        <li>
          <strong>In-game phone number and routing number</strong>, if you enter them. These are in-game numbers. Never
          enter real ones. See below for who can see them.
        </li>
        <li>
          <strong>Your sessions</strong>: when you logged in, when the session ends and which browser you used, such as
          “Firefox on Windows”. We store a fingerprint of the session key, not the key itself. If you turn on
          notifications in a browser, also its address at the browser maker’s push service, encrypted. The push service
          gets each notification encrypted and can’t read it. The address is deleted with the session.
        </li>
        <li>
          <strong>Your activity on the site</strong>: listings, favourites with your notes and target prices, saved
          searches, dealers you follow, wanted ads, messages, offers with every amount and note, meetings with their
          times, places and time zones, payments and tickets. A dealer only sees how many followers it has.
        </li>
        <li>
          <strong>Notes by our staff</strong>, if they need to remember something about an account. Only our staff see
          them.
        </li>
      </ul>
      <p>
        We don’t ask for your e-mail address, your real name or where you live, and the game community doesn’t give them
        to us.
      </p>
    </section>
    <section>
      <h2>What others see</h2>
      <p>
        Your character’s name, picture, the date you joined, and whether you are a dealer and for which company. Other
        members can’t see which characters share an account.
      </p>
      <p>
        Your phone number isn’t on your profile. When you list a car, logged-in members who select Call Seller on it can
        see the number. Your routing number is never shown to other members.
      </p>
      <p>
        An offer or a meeting is shown to the buyer and to the seller, and to our staff if one of you reports the
        conversation. The page of a reserved car says until when, but doesn’t name the buyer. The lowest offer you’d
        consider is shown to you and your team only. From five meetings on, your profile shows how many of them you
        kept.
      </p>
    </section>
    <section>
      <h2>Bills of sale</h2>
      <p>
        A verified sale has a signed bill of sale. Anyone with its number sees the car, its plate and the dates. Your
        name and the amount are shown to the other side, to our staff, and to anyone with the bill’s secret link. Either
        side can replace the link. A downloaded file contains all of it and can’t be revoked.
      </p>
    </section>
    <section>
      <h2>No trackers</h2>
      <p>
        There is no advertising, no analytics service and no script, font or picture from another company on these
        pages. What your browser stores is listed under <Link to={paths.cookies}>Cookies</Link>. The server logs each
        request: when it was made, what was requested, from which network address and, if you were logged in, by which
        account. The log keeps the site working and safe, and is deleted after 14 days.
      </p>
    </section>
    <section>
      <h2>Your choices</h2>
      <p>
        You can change or remove your phone and routing number on <Link to={paths.profile}>your profile</Link>. Under{' '}
        <Link to="/profile/sessions">your account</Link> you can see where you’re logged in, download what we store
        about you, and close the account. Your sales with their bills, offers, meetings, payments and messages stay
        under your character’s name, and so do staff decisions, because others rely on them.
      </p>
    </section>
  </Prose>
);
