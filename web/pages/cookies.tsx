import { Link } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { Prose } from '../ui/prose.tsx';
import { Table, type Column } from '../ui/table.tsx';

interface StoredItem {
  what: string;
  where: string;
  /** As shown in the browser's developer tools. */
  name: string;
  why: string;
  until: string;
}

const items: StoredItem[] = [
  {
    what: 'Session',
    where: 'Cookie',
    name: 'forecourt_session, prefixed with __Host- over https',
    why: 'Keeps you logged in. Scripts can’t read it.',
    until: '30 days after your last visit, or until you sign out',
  },
  {
    what: 'Pending login',
    where: 'Cookie',
    name: 'forecourt_sign_in, prefixed with __Host- over https',
    why: 'Ties your login at the game community to this browser.',
    until: 'A few minutes',
  },
  {
    what: 'Recent change',
    where: 'Cookie',
    name: 'forecourt_changed, prefixed with __Host- over https',
    why: 'Shows you your own changes right away. It says nothing about you.',
    until: 'Ten seconds',
  },
  {
    what: 'Your name and badges',
    where: 'Local storage',
    name: 'forecourt.user',
    why: 'Shows your menu right away while the server checks your session. Contains no phone or routing number.',
    until: 'Until you sign out',
  },
  {
    what: 'Space for your name',
    where: 'Local storage',
    name: 'forecourt.face',
    why: 'How wide your name is in the top bar, so that nothing moves when it appears.',
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
    what: 'Keyboard shortcuts',
    where: 'Local storage',
    name: 'forecourt.shortcuts.off',
    why: 'For staff who turned single keys off on this device.',
    until: 'Until you turn them on again',
  },
  {
    what: 'Grid or list',
    where: 'Local storage',
    name: 'forecourt.browse-view',
    why: 'Shows cars in the layout you last selected.',
    until: 'Until you clear it',
  },
  {
    what: 'Cars to compare',
    where: 'Local storage',
    name: 'forecourt.compare',
    why: 'Keeps the cars you selected to compare, with their names and pictures. They aren’t sent to the server.',
    until: 'Until you remove them or sign out',
  },
  {
    what: 'Recently viewed cars',
    where: 'Local storage',
    name: 'forecourt.recent',
    why: 'Shows the last 12 cars you viewed here. It isn’t stored on our server or tied to your account.',
    until: 'Until you select Clear next to them or sign out',
  },
  {
    what: 'Prices of recently viewed cars',
    where: 'Local storage',
    name: 'forecourt.recent.prices',
    why: 'Lists these cars, with the date of each price, while you have no connection.',
    until: 'Until you select Clear next to them or sign out',
  },
  {
    what: 'Pending sign-out',
    where: 'Local storage',
    name: 'forecourt.logout',
    why: 'You signed out while the server couldn’t be reached. We’ll tell it as soon as possible.',
    until: 'Until the server has received it',
  },
  {
    what: 'Unsent messages',
    where: 'Local storage',
    name: 'forecourt.draft.…, forecourt.outbox.…',
    why: 'Keeps what you typed in a conversation until it’s sent.',
    until: 'Until it’s sent or deleted, or you sign out',
  },
  {
    what: 'Unsaved listing',
    where: 'Local storage',
    name: 'forecourt.listing-draft.…',
    why: 'Keeps what you typed about a car until the server has saved it.',
    until: 'Until it’s saved or discarded, or you sign out',
  },
  {
    what: 'Unsent ticket',
    where: 'Local storage',
    name: 'forecourt.ticket-draft.…',
    why: 'Keeps what you typed for our support team until it’s sent.',
    until: 'Until it’s sent or deleted, or you sign out',
  },
  {
    what: 'Unsent appeal',
    where: 'Local storage',
    name: 'forecourt.appeal.…',
    why: 'Keeps what you wrote about a staff decision, even while you can’t log in.',
    until: 'Until you send it or sign out',
  },
  {
    what: 'Unsent dealer application',
    where: 'Local storage',
    name: 'forecourt.application.…',
    why: 'Restores what you typed after a reload.',
    until: 'Until you send it or sign out',
  },
  {
    what: 'Unsaved company settings',
    where: 'Session storage',
    name: 'forecourt.company.…',
    why: 'Restores what you typed after a reload.',
    until: 'Until you save or discard it, or close the tab',
  },
  {
    what: 'Inventory order',
    where: 'Local storage',
    name: 'forecourt.inventory.…',
    why: 'Shows a dealer’s cars with the status filter and in the order you last selected.',
    until: 'Until you clear it',
  },
  {
    what: 'Order of cars for staff',
    where: 'Local storage',
    name: 'forecourt.staff-cars.…',
    why: 'Staff only. Shows all cars in the order they last selected.',
    until: 'Until you clear it',
  },
  {
    what: 'Unsent staff replies and notes',
    where: 'Local storage',
    name: 'forecourt.ticket.…',
    why: 'Staff only. Keeps what they typed on a ticket until it’s sent.',
    until: 'Until it’s sent or deleted, or you sign out',
  },
  {
    what: 'Text being sent',
    where: 'Local storage',
    name: 'forecourt.sending.…',
    why: 'Gives each text you send an ID, so it’s stored only once even if you have to send it again.',
    until: 'Until it’s delivered or deleted, or you sign out',
  },
  {
    what: 'Login in progress',
    where: 'Session storage',
    name: 'forecourt.sign-in',
    why: 'Keeps the character selection open when you reload. It’s useless without the cookie above.',
    until: 'Until you’re logged in, or the tab closes',
  },
  {
    what: 'Return address',
    where: 'Session storage',
    name: 'forecourt.return, forecourt.resume',
    why: 'Takes you back to where you were after logging in, and continues what you started there.',
    until: 'Until you’re back, or the tab closes',
  },
  {
    what: 'Dismissed reminder',
    where: 'Session storage',
    name: 'forecourt.profile-banner',
    why: 'Stops us from asking you again to complete your profile.',
    until: 'Until the tab closes',
  },
  {
    what: 'Scroll positions',
    where: 'Session storage',
    name: 'tsr-scroll-restoration-v1_3',
    why: 'Restores your scroll position when you go back to a page.',
    until: 'Until the tab closes',
  },
];

const columns: Column<StoredItem>[] = [
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
    lead="We only use the cookies needed to log in, and none to track you. That’s why there’s no consent banner."
  >
    <section>
      <h2>What your browser stores</h2>
      <Table caption="What your browser stores" columns={columns} rows={items} rowKey={(row) => row.what} />
    </section>
    <section>
      <h2>Turning them off</h2>
      <p>
        Without cookies you can browse but not log in. Clearing this site’s data in your browser signs you out and
        deletes your preferences and any unsent text. Your account isn’t affected. What the server stores is described
        under <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </section>
  </Prose>
);
