import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { CarDesk } from '../features/car-moderation/car-desk.tsx';
import { CarFigures } from '../features/car-moderation/car-figures.tsx';
import {
  readStaffCarsSearch,
  rememberedSort,
  rememberSort,
  staffCarsSearchOf,
  typedFilters,
  type StaffLooking,
} from '../features/car-moderation/staff-cars-search.ts';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

export function StaffCarsPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = useSearch({ from: staffTabs.cars });
  const filters = readStaffCarsSearch(search);
  const userId = user?.id;
  useTitle('Cars');

  useEffect(() => {
    if (userId === undefined || Object.keys(search).length > 0) return;
    const sort = rememberedSort(userId);
    if (sort !== 'newest') void navigate({ to: staffTabs.cars, search: { sort }, replace: true });
    // Once, when the tab is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!user?.staff_role) return null;
  if (!staffRoleMay(user.staff_role, 'cars.read')) return <CarFigures />;
  function look(next: Partial<StaffLooking>) {
    const shown = { ...filters, ...next };
    rememberSort(user!.id, shown.sort);
    // Typing replaces the history entry, so Back leaves the search in one step.
    const [name, ...others] = typedFilters.filter((one) => one in next);
    void navigate({
      to: staffTabs.cars,
      search: staffCarsSearchOf(shown),
      replace: name !== undefined && others.length === 0 && filters[name] !== '',
      resetScroll: Object.keys(next).join() === 'page',
    });
  }
  return <CarDesk role={user.staff_role} looking={filters} onLook={look} />;
}
