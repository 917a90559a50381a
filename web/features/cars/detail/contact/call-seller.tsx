import { Phone } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SellerNumber } from './seller-number.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

interface CallSellerProps {
  calling: Calling;
  kind?: 'primary' | 'plain';
  size?: 'medium' | 'large';
}

/** Stands in a grid; becomes the number once that is known. */
export function CallSeller({ calling, kind = 'plain', size = 'large' }: CallSellerProps) {
  if (calling.number) return <SellerNumber {...calling.number} />;
  return (
    <>
      <Button kind={kind} size={size} busy={calling.isAsking} onClick={calling.call} className="px-2!">
        {!calling.isAsking && <Phone size={18} className="max-[400px]:hidden" aria-hidden="true" />}
        Call Seller
      </Button>
      {calling.problem && (
        <div className="order-last col-span-full">
          <Notice tone="danger">{calling.problem}</Notice>
        </div>
      )}
    </>
  );
}
