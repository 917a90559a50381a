import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Printer } from 'lucide-react';
import { inventorySortNames } from '@forecourt/contract/inventory/inventory-values.ts';
import type { inventory, InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../../../lib/api.ts';
import { ownStatusName } from '../../../../lib/car-words.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import type { Looking } from '../inventory-search.ts';
import { InventorySheet } from './inventory-sheet.tsx';

interface PrintInventoryProps {
  dealerId: number;
  companyName: string;
  looking: Looking;
  /** What stands on the screen; the browser's own Print takes it. */
  shown: Result<typeof inventory.list>;
  /** These and no others, where some are chosen. */
  chosen: readonly InventoryCar[];
}

/** Prints the chosen cars, or all that match and not only the page that is shown: the others are asked for first. */
export function PrintInventory({ dealerId, companyName, looking, shown, chosen }: PrintInventoryProps) {
  const [all, setAll] = useState<readonly InventoryCar[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isPrinting = usePrinting();
  const isChosen = chosen.length > 0;

  async function load(): Promise<readonly InventoryCar[]> {
    const { status, search, sort } = looking;
    const cars: InventoryCar[] = [];
    for (let page = 1; page <= Math.min(shown.pages, mostPages); page += 1) {
      const asked = { dealer_id: dealerId, status, search: search || undefined, sort, page };
      cars.push(...(await api.inventory.list(asked)).cars);
    }
    return cars;
  }

  async function prepare() {
    setPreparing(true);
    try {
      const cars = isChosen ? chosen : await load();
      // The sheet is written before the browser takes it.
      flushSync(() => setAll(cars));
      print();
      setAll(null);
    } catch (error) {
      showToast({ title: sentenceOf(error, 'The list did not load. Please try again.'), tone: 'danger' });
    } finally {
      setPreparing(false);
    }
  }

  const cars = isChosen ? chosen : (all ?? shown.cars);
  return (
    <>
      <Button
        kind="plain"
        size="small"
        className="pointer-coarse:h-11"
        busy={isPreparing}
        onClick={() => void prepare()}
      >
        {!isPreparing && <Printer size={16} aria-hidden="true" />}
        {isChosen ? 'Print chosen' : 'Print'}
      </Button>
      {(isPrinting || all) && (
        <InventorySheet
          companyName={companyName}
          cars={cars}
          which={isChosen ? ['chosen cars'] : whichOf(looking)}
          total={isChosen ? chosen.length : shown.total}
        />
      )}
    </>
  );
}

/** Also by the browser's own Print: a sheet that nobody prints would be written with every change of the list. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

const whichOf = ({ status, search, sort }: Looking): string[] => [
  ...(status ? [ownStatusName(status, status === 'removed' ? 'seller' : null)] : []),
  ...(search ? [`“${search}”`] : []),
  inventorySortNames[sort],
];

/** Five hundred cars are some fifteen sheets; who needs more takes the file. */
const mostPages = 10;
