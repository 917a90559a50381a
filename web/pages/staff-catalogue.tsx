import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { AreaDesk } from '../features/areas/area-desk.tsx';
import { CatalogueDesk } from '../features/catalogue/catalogue-desk.tsx';
import {
  catalogueSearchOf,
  readCatalogueSearch,
  type CatalogueLooking,
} from '../features/catalogue/catalogue-search.ts';
import { SynonymDesk } from '../features/catalogue/synonym-desk.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';

const views = [
  { id: 'names', title: 'Makes and models' },
  { id: 'areas', title: 'Areas' },
  { id: 'words', title: 'Search synonyms' },
] as const;

/** The staff portal's catalogue page: makes, models, areas and search synonyms. */
export function StaffCataloguePage() {
  const user = useMember();
  const navigate = useNavigate();
  const filters = readCatalogueSearch(useSearch({ from: staffTabs.catalogue }));
  useTitle('Makes and models');
  function look(next: Partial<CatalogueLooking>) {
    const search = catalogueSearchOf({ ...filters, ...next });
    void navigate({ to: staffTabs.catalogue, search, replace: 'search' in next, resetScroll: false });
  }
  const mayWrite = staffRoleMay(user?.staff_role, 'catalogue.write');
  return (
    <div className="grid grid-cols-1 gap-6">
      <LinkTabs
        label="Catalogue"
        tabs={views}
        chosen={filters.view}
        renderLink={(view, link) => (
          <Link
            to={staffTabs.catalogue}
            search={view === 'names' ? {} : { view }}
            activeOptions={{ exact: true, includeSearch: true }}
            {...link}
          />
        )}
      />
      {filters.view === 'names' && <CatalogueDesk looking={filters} onLook={look} mayWrite={mayWrite} />}
      {filters.view === 'areas' && <AreaDesk mayWrite={mayWrite} />}
      {filters.view === 'words' && (
        <SynonymDesk search={filters.search} onSearch={(search) => look({ search })} mayWrite={mayWrite} />
      )}
    </div>
  );
}
