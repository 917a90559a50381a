import { Link } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { Prose } from '../ui/prose.tsx';
import { Table, type Column } from '../ui/table.tsx';

interface Kept {
  what: string;
  where: string;
  why: string;
  until: string;
}

const kept: Kept[] = [
  {
    what: 'Session',
    where: 'Cookie',
    why: 'Knows that you are logged in. Scripts cannot read it.',
    until: '30 days after your last visit, or until you sign out',
  },
  {
    what: 'Pending sign-in',
    where: 'Cookie',
    why: 'Ties the trip to the game community to this browser.',
    until: 'A few minutes',
  },
  {
    what: 'Your name and badges',
    where: 'Local storage',
    why: 'Shows your menu at once while the server checks your session. No phone or routing number.',
    until: 'Until you sign out',
  },
  {
    what: 'Light or dark',
    where: 'Local storage',
    why: 'Remembers your choice on this device.',
    until: 'Until you clear it',
  },
  {
    what: 'Return address, dismissed hints',
    where: 'Session storage',
    why: 'Brings you back to where you were after logging in.',
    until: 'Until the tab closes',
  },
];

const columns: Column<Kept>[] = [
  { title: 'What', cell: (row) => <strong>{row.what}</strong> },
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
        Without cookies you can look around but not log in. Clearing this site’s data in your browser signs you out and
        forgets your light or dark choice; your account stays. What the server stores is described under{' '}
        <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </section>
  </Prose>
);
