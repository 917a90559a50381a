import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { carStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { MyListings } from '../features/listing/mine/my-listings.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function MyListingsPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: paths.myListings });
  const status = carStatuses.find((one) => one === search.status);
  const page = /^[1-9]\d{0,2}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-6 py-[clamp(24px,4vw,52px)]">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">My Listings</h1>
        <ButtonLink to={paths.sell}>
          <Plus size={18} aria-hidden="true" />
          Sell a car
        </ButtonLink>
      </div>
      <MyListings
        status={status}
        page={page}
        onShow={(next, nextPage) =>
          void navigate({
            to: paths.myListings,
            search: { ...(next && { status: next }), ...(nextPage > 1 && { page: String(nextPage) }) },
            resetScroll: nextPage !== page,
          })
        }
      />
    </div>
  );
}
