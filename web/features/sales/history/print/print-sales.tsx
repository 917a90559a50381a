import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Printer } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import type { sales } from '@forecourt/contract/sales/sales.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { filtersOf, type SalesSearch } from '../sales-search.ts';
import { SalesSheet } from './sales-sheet.tsx';

type Page = Result<typeof sales.mine>;

interface PrintSalesProps {
  user: { name: string };
  search: SalesSearch;
  /** What stands on the screen; the browser's own Print takes it. */
  shown: Page;
}

/** Prints all that match, not only the page that is shown: the other pages are asked for first. */
export function PrintSales({ user, search, shown }: PrintSalesProps) {
  const [all, setAll] = useState<readonly Sale[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);

  async function prepare() {
    setPreparing(true);
    try {
      const list: Sale[] = [];
      for (let page = 1; page <= Math.min(shown.pages, mostPages); page += 1)
        list.push(...(await api.sales.mine({ ...filtersOf(search), page })).sales);
      // The sheet is written anew before the browser takes it.
      flushSync(() => setAll(list));
      print();
      setAll(null);
    } catch (error) {
      showToast({ title: sentenceOf(error, 'The list did not load. Please try again.'), tone: 'danger' });
    } finally {
      setPreparing(false);
    }
  }

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
        Print
      </Button>
      <SalesSheet user={user} search={search} page={shown} sales={all ?? shown.sales} />
    </>
  );
}

/** Five hundred sales are some ten sheets; who needs more takes the file. */
const mostPages = 25;
