import { Phone } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SellerNumber } from './seller-number.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

/** Becomes the number once that is known; what went wrong stands beneath it. */
export function CallSeller({ calling }: { calling: Calling }) {
  if (calling.number) return <SellerNumber {...calling.number} />;
  return (
    <>
      <Button kind="plain" size="large" busy={calling.isAsking} onClick={calling.call}>
        {!calling.isAsking && <Phone size={18} aria-hidden="true" />}
        Call Seller
      </Button>
      {calling.problem && <Notice tone="danger">{calling.problem}</Notice>}
    </>
  );
}
