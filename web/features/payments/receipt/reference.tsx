import { Copy } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast-list.ts';

/** The bank's full reference for a payment, with a button to copy it. */
export const Reference = ({ whole }: { whole: string }) => (
  <span className="flex items-center gap-1">
    <span className="wrap-anywhere">{whole}</span>
    <IconButton label="Copy reference" onClick={() => void copy(whole)} className="-my-2 shrink-0 print:hidden">
      <Copy size={16} aria-hidden="true" />
    </IconButton>
  </span>
);

async function copy(whole: string) {
  try {
    await navigator.clipboard.writeText(whole);
    showToast({ title: 'Reference copied', tone: 'good' });
  } catch {
    showToast({ title: 'We couldn’t copy the reference', text: whole, tone: 'danger' });
  }
}
