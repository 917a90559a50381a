import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';

const tabs = [
  { id: 'cars', title: 'Cars' },
  { id: 'searches', title: 'Searches' },
  { id: 'dealers', title: 'Dealers' },
] as const;
type Tab = (typeof tabs)[number]['id'];
const pathOf = { cars: paths.favourites, searches: paths.savedSearches, dealers: paths.followedDealers } as const;

/** The heading of what a member has saved, with its tabs. */
export const SavedTabs = ({ chosen }: { chosen: Tab }) => (
  <header className="grid gap-3">
    <h1 className="text-2xl">Saved</h1>
    <LinkTabs
      label="Saved"
      tabs={tabs}
      chosen={chosen}
      renderLink={(id, link) => <Link key={id} to={pathOf[id]} activeOptions={{ exact: true }} {...link} />}
    />
  </header>
);
