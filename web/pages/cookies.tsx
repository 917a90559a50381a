import { Link } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { Prose } from '../ui/prose.tsx';
import { Table, type Column } from '../ui/table.tsx';

interface Kept {
  what: string;
  where: string;
  /** As the browser's own tools show it. */
  name: string;
  why: string;
  until: string;
}

const kept: Kept[] = [
  {
    what: 'Session',
    where: 'Cookie',
    name: 'forecourt_session, with __Host- before it over https',
    why: 'Knows that you are logged in. Scripts cannot read it.',
    until: '30 days after your last visit, or until you sign out',
  },
  {
    what: 'Pending sign-in',
    where: 'Cookie',
    name: 'forecourt_sign_in, with __Host- before it over https',
    why: 'Ties the trip to the game community to this browser.',
    until: 'A few minutes',
  },
  {
    what: 'You just changed something',
    where: 'Cookie',
    name: 'forecourt_changed, with __Host- before it over https',
    why: 'Shows you your change at once, before everybody else sees it. It says nothing about you.',
    until: 'Ten seconds',
  },
  {
    what: 'Your name and badges',
    where: 'Local storage',
    name: 'forecourt.user',
    why: 'Shows your menu at once while the server checks your session. No phone or routing number.',
    until: 'Until you sign out',
  },
  {
    what: 'Room for your name',
    where: 'Local storage',
    name: 'forecourt.face',
    why: 'How wide your name is in the bar, so that nothing moves when it appears.',
    until: 'Until you clear it',
  },
  {
    what: 'Light or dark',
    where: 'Local storage',
    name: 'forecourt.theme',
    why: 'Remembers your choice on this device.',
    until: 'Until you clear it',
  },
  {
    what: 'Grid or list',
    where: 'Local storage',
    name: 'forecourt.browse-view',
    why: 'Shows the cars as you last chose to see them.',
    until: 'Until you clear it',
  },
  {
    what: 'Cars to compare',
    where: 'Local storage',
    name: 'forecourt.compare',
    why: 'Keeps the cars you chose to compare, with their names and pictures. The server is not told.',
    until: 'Until you take them away or sign out',
  },
  {
    what: 'Recently viewed cars',
    where: 'Local storage',
    name: 'forecourt.recent',
    why: 'Shows the last 12 cars you looked at here. It is not kept on our server or tied to your account.',
    until: 'Until you press Clear beside them or sign out',
  },
  {
    what: 'Owed sign-out',
    where: 'Local storage',
    name: 'forecourt.logout',
    why: 'You signed out while the server could not be reached: it will be told as soon as possible.',
    until: 'Until the server knows',
  },
  {
    what: 'Messages not sent yet',
    where: 'Local storage',
    name: 'forecourt.draft.…, forecourt.outbox.…',
    why: 'Keeps what you typed in a conversation until it is sent.',
    until: 'Until it is sent or deleted, or you sign out',
  },
  {
    what: 'Listing not saved yet',
    where: 'Local storage',
    name: 'forecourt.listing-draft.…',
    why: 'Keeps what you typed about a car while the server does not have it.',
    until: 'Until it is saved or you decide about it, or you sign out',
  },
  {
    what: 'Ticket not sent yet',
    where: 'Local storage',
    name: 'forecourt.ticket-draft.…',
    why: 'Keeps what you typed for the support team until it is sent.',
    until: 'Until it is sent or deleted, or you sign out',
  },
  {
    what: 'Appeal not sent yet',
    where: 'Local storage',
    name: 'forecourt.appeal.…',
    why: 'Keeps what you wrote against a decision of our staff, also while you cannot sign in.',
    until: 'Until you send it or sign out',
  },
  {
    what: 'Dealer application not sent yet',
    where: 'Local storage',
    name: 'forecourt.application.…',
    why: 'What you typed is there again after a reload.',
    until: 'Until you send it or sign out',
  },
  {
    what: 'Company settings not saved yet',
    where: 'Session storage',
    name: 'forecourt.company.…',
    why: 'What you typed is there again after a reload.',
    until: 'Until you save or discard it, or close the tab',
  },
  {
    what: 'Order of your inventory',
    where: 'Local storage',
    name: 'forecourt.inventory.…',
    why: 'Shows a dealer’s cars by the status and in the order you last chose.',
    until: 'Until you clear it',
  },
  {
    what: 'Order of the staff’s cars',
    where: 'Local storage',
    name: 'forecourt.staff-cars.…',
    why: 'For staff only: shows all cars in the order they last chose.',
    until: 'Until you clear it',
  },
  {
    what: 'Replies and notes of the staff',
    where: 'Local storage',
    name: 'forecourt.ticket.…',
    why: 'For staff only: keeps what they typed on a ticket until it is sent.',
    until: 'Until it is sent or deleted, or you sign out',
  },
  {
    what: 'Text on its way',
    where: 'Local storage',
    name: 'forecourt.sending.…',
    why: 'Gives what you send a name, so that it arrives once even if you have to send it again.',
    until: 'Until it has arrived or is deleted, or you sign out',
  },
  {
    what: 'Sign-in under way',
    where: 'Session storage',
    name: 'forecourt.sign-in',
    why: 'Keeps your choice of a character open when you reload it. Worth nothing without the cookie above.',
    until: 'Until you are logged in, or the tab closes',
  },
  {
    what: 'Return address',
    where: 'Session storage',
    name: 'forecourt.return, forecourt.resume',
    why: 'Brings you back to where you were after logging in, and does what you had pressed there.',
    until: 'Until you are back, or the tab closes',
  },
  {
    what: 'Open messages',
    where: 'Session storage',
    name: 'forecourt.panel',
    why: 'Shows the messages in the corner again when you reload a page.',
    until: 'Until you close them, or the tab closes',
  },
  {
    what: 'Dismissed reminder',
    where: 'Session storage',
    name: 'forecourt.profile-banner',
    why: 'Does not ask you again to complete your profile.',
    until: 'Until the tab closes',
  },
  {
    what: 'Scroll positions',
    where: 'Session storage',
    name: 'tsr-scroll-restoration-v1_3',
    why: 'Puts a page back to where you had scrolled when you go back to it.',
    until: 'Until the tab closes',
  },
];

const columns: Column<Kept>[] = [
  {
    title: 'What',
    cell: (row) => (
      <>
        <strong>{row.what}</strong>
        <span className="block text-xs text-ink-3">{row.name}</span>
      </>
    ),
  },
  { title: 'Where', cell: (row) => row.where },
  { title: 'Why', cell: (row) => row.why },
  { title: 'Until', cell: (row) => row.until },
];

export const CookiesPage = () => (
  <Prose
    title="Cookies"
    lead="We use the few that logging in needs, and none to follow you. That is why nothing asks you to accept anything."
  >
    <section>
      <h2>What your browser keeps</h2>
      <Table caption="What your browser keeps" columns={columns} rows={kept} rowKey={(row) => row.what} />
    </section>
    <section>
      <h2>Turning them off</h2>
      <p>
        Without cookies you can look around but not log in. Clearing this site’s data in your browser signs you out,
        forgets your choices and what you typed without sending it; your account stays. What the server stores is
        described under <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </section>
  </Prose>
);
