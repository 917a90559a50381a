import { Copy } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast-list.ts';

/** The bank's whole name for a payment, to be read and to be copied. */
export const Reference = ({ whole }: { whole: string }) => (
  <span className="flex items-center gap-1">
    <span className="wrap-anywhere">{whole}</span>
    <IconButton label="Copy the reference" onClick={() => void copy(whole)} className="-my-2 shrink-0 print:hidden">
      <Copy size={16} aria-hidden="true" />
    </IconButton>
  </span>
);

async function copy(whole: string) {
  try {
    await navigator.clipboard.writeText(whole);
    showToast({ title: 'The reference is copied', tone: 'good' });
  } catch {
    showToast({ title: 'The reference could not be copied', text: whole, tone: 'danger' });
  }
}
