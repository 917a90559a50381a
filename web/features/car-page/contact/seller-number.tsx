import { useEffect, useRef } from 'react';
import { Copy, Phone } from 'lucide-react';
import { phoneText } from '../../../lib/phone-text.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { copyText } from '../../../lib/copy-text.ts';

interface SellerNumberProps {
  name: string;
  phone: string;
}

export function SellerNumber({ name, phone }: SellerNumberProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pressed button has disappeared along with the focus.
    if (document.activeElement === document.body) link.current?.focus();
  }, []);

  async function copy() {
    if (await copyText(phone)) showToast({ title: 'Number copied', tone: 'good' });
    else showToast({ title: 'Your browser doesn’t let us copy the number', tone: 'danger' });
  }

  return (
    <div className="flex items-center gap-2 rounded-m bg-good-soft py-1.5 pr-1.5 pl-4">
      <Phone size={18} className="shrink-0 text-good" aria-hidden="true" />
      <p className="grid min-w-0 grow">
        <span className="truncate text-xs text-ink-2">{name}</span>
        <a
          ref={link}
          href={`tel:${phone}`}
          className="w-fit rounded-s text-lg leading-tight font-semibold underline-offset-4 hover:underline"
        >
          <span className="sr-only">Call </span>
          {phoneText(phone)}
        </a>
      </p>
      <Button kind="plain" size="small" onClick={() => void copy()}>
        <Copy size={15} aria-hidden="true" />
        Copy
        <span className="sr-only"> number</span>
      </Button>
    </div>
  );
}
