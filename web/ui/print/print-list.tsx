import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Printer } from 'lucide-react';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../button.tsx';
import { showToast } from '../toast-list.ts';

interface PrintListProps<Row> {
  label?: string;
  /** What stands on the screen; the browser's own Print takes it. */
  shown: readonly Row[];
  /** All of it, asked for before it is printed. */
  load: () => Promise<readonly Row[]>;
  renderSheet: (rows: readonly Row[]) => ReactNode;
}

/** Prints the whole list and not only the page of it that is shown. */
export function PrintList<Row>({ label = 'Print', shown, load, renderSheet }: PrintListProps<Row>) {
  const [all, setAll] = useState<readonly Row[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isPrinting = usePrinting();

  async function prepare() {
    setPreparing(true);
    try {
      const rows = await load();
      // The sheet is written before the browser takes it.
      flushSync(() => setAll(rows));
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
        {label}
      </Button>
      {(isPrinting || all) && renderSheet(all ?? shown)}
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
