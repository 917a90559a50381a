import { useState } from 'react';
import { CircleDollarSign, RefreshCw, Send, Star, Trash2, X, type LucideIcon } from 'lucide-react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ChosenCars } from '../../../shared/car-table/use-chosen-cars.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Offered } from './offered.ts';

const offers: readonly { change: Offered; title: string; Icon: LucideIcon }[] = [
  { change: 'price', title: 'Change price', Icon: CircleDollarSign },
  { change: 'list', title: 'List', Icon: Send },
  { change: 'feature', title: 'Feature', Icon: Star },
  { change: 'renew', title: 'Renew', Icon: RefreshCw },
  { change: 'delete', title: 'Delete', Icon: Trash2 },
];

/** Actions for the selected cars, at the bottom of the window. */
export function BulkBar({ dealerId, chosen }: { dealerId: number; chosen: ChosenCars<InventoryCar> }) {
  const [change, setChange] = useState<Offered | null>(null);
  if (chosen.ids.size === 0) return null;
  return (
    <section
      aria-label="Selected cars"
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-l border border-line bg-raised p-3 shadow-float"
    >
      <p className="mr-auto pl-1 font-semibold">{countOf(chosen.ids.size, 'car')} selected</p>
      {offers.map(({ change: kind, title, Icon }) => (
        <Button key={kind} kind="plain" size="small" onClick={() => setChange(kind)}>
          <Icon size={16} aria-hidden="true" />
          {title}
        </Button>
      ))}
      <IconButton label="Clear selection" onClick={chosen.clear}>
        <X size={18} aria-hidden="true" />
      </IconButton>
      {change && <BulkDialog change={change} dealerId={dealerId} chosen={chosen} onClose={() => setChange(null)} />}
    </section>
  );
}
