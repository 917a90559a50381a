import { CarFront } from 'lucide-react';
import { money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Shelf } from './shelf.tsx';

interface Sample {
  name: string;
  price: number;
  status: 'Active' | 'Pending';
}

const samples: Sample[] = [
  { name: 'First car', price: 184_000, status: 'Active' },
  { name: 'Second car', price: 46_500, status: 'Pending' },
];

const columns: Column<Sample>[] = [
  { title: 'Vehicle', cell: (row) => <span className="font-semibold">{row.name}</span> },
  { title: 'Price', numeric: true, cell: (row) => money(row.price) },
  { title: 'Status', cell: (row) => <Tag tone={row.status === 'Active' ? 'good' : 'warn'}>{row.status}</Tag> },
];

export const GalleryStates = () => (
  <Shelf title="Tables and states">
    <Table caption="Vehicles" columns={columns} rows={samples} rowKey={(row) => row.name} />
    <div className="grid gap-3">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-5 w-[min(520px,100%)]" />
    </div>
    <EmptyState
      icon={<CarFront size={26} aria-hidden="true" />}
      title="Nothing here yet"
      text="An empty list says what will be here and how to start."
      actions={<Button>Sell Car</Button>}
    />
    <ErrorState level={2} title="We couldn’t load this list" text="We couldn’t reach the server." onRetry={() => {}} />
  </Shelf>
);
