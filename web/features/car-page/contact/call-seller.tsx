import { Phone } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SellerNumber } from './seller-number.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

/** Turns into the number once it is known. Errors appear below. */
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
