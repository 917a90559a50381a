import { Phone } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SellerNumber } from './seller-number.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

interface CallSellerProps {
  calling: Calling;
  kind?: 'primary' | 'plain';
}

/** Becomes the number once that is known. */
export function CallSeller({ calling, kind = 'plain' }: CallSellerProps) {
  if (calling.number) return <SellerNumber {...calling.number} />;
  return (
    <div className="grid gap-2.5">
      <Button kind={kind} size="large" wide busy={calling.isAsking} onClick={calling.call}>
        {!calling.isAsking && <Phone size={18} aria-hidden="true" />}
        Call Seller
      </Button>
      {calling.problem && <Notice tone="danger">{calling.problem}</Notice>}
    </div>
  );
}
