import { useState } from 'react';
import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { printSheet } from './use-photos-in-time.ts';

/** For the windscreen or the noticeboard. The browser's own Print makes the same sheet. */
export function PrintButton() {
  const [isPreparing, setPreparing] = useState(false);
  async function print() {
    setPreparing(true);
    await printSheet();
    setPreparing(false);
  }
  return (
    <Button
      kind="plain"
      aria-label="Print"
      title="Print"
      busy={isPreparing}
      className="w-[42px] !px-0 max-lg:hidden"
      onClick={() => void print()}
    >
      {!isPreparing && <Printer size={19} aria-hidden="true" />}
    </Button>
  );
}
