import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Printer } from 'lucide-react';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../button.tsx';
import { showToast } from '../toast-list.ts';

interface PrintListProps<Row> {
  label?: string;
  /** The rows on screen, used by the browser's own Print command. */
  shown: readonly Row[];
  /** Loads every row before printing. */
  load: () => Promise<readonly Row[]>;
  renderSheet: (rows: readonly Row[]) => ReactNode;
}

/** Prints the whole list, not only the page on screen. */
export function PrintList<Row>({ label = 'Print', shown, load, renderSheet }: PrintListProps<Row>) {
  const [all, setAll] = useState<readonly Row[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isPrinting = usePrinting();

  async function prepare() {
    setPreparing(true);
    try {
      const rows = await load();
      // Renders the sheet before the print dialog opens.
      flushSync(() => setAll(rows));
      print();
      setAll(null);
    } catch (error) {
      showToast({ title: sentenceOf(error, 'We couldn’t load the list. Please try again.'), tone: 'danger' });
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
        {label}
      </Button>
      {(isPrinting || all) && renderSheet(all ?? shown)}
    </>
  );
}

/**
 * True while printing, also with the browser's own Print command. Otherwise the sheet would re-render with every change
 * of the list.
 */
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
