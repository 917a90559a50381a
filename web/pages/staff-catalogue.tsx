import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { CatalogueDesk } from '../features/catalogue/catalogue-desk.tsx';
import {
  catalogueSearchOf,
  readCatalogueSearch,
  type CatalogueLooking,
} from '../features/catalogue/catalogue-search.ts';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** The makes and models, below the Cars tab of the staff portal. */
export function StaffCataloguePage() {
  const user = useMember();
  const navigate = useNavigate();
  const looking = readCatalogueSearch(useSearch({ from: staffTabs.catalogue }));
  useTitle('Makes and models');
  function look(next: Partial<CatalogueLooking>) {
    const search = catalogueSearchOf({ ...looking, ...next });
    void navigate({ to: staffTabs.catalogue, search, replace: 'search' in next, resetScroll: false });
  }
  return <CatalogueDesk looking={looking} onLook={look} mayWrite={staffRoleMay(user?.staff_role, 'catalogue.write')} />;
}
