import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { phoneText } from '../../../lib/phone-text.ts';

interface SheetSellerProps {
  car: Car;
  phone: string | null;
  address: string;
}

/** The seller and how to reach them: the number if known, and always the address. */
export const SheetSeller = ({ car: { seller, dealer_id }, phone, address }: SheetSellerProps) => {
  const isDealer = dealer_id !== null && seller.company_name !== null;
  return (
    <div className="grid min-w-0 gap-[2.5mm]">
      <div>
        <p className="wide line-clamp-2 text-[14pt] leading-[1.15]">{seller.company_name ?? seller.name}</p>
        <p className="text-[9pt] text-ink-2">
          {isDealer ? `Verified dealer. Your contact: ${seller.name}` : 'Private seller'}
        </p>
      </div>
      {phone !== null && <p className="wide text-[15pt] leading-none">{phoneText(phone)}</p>}
      <p className="text-[9pt] leading-snug">
        {phone === null ? 'Call or message the seller at' : 'Or message the seller at'}
        <b className="block text-[11pt] font-semibold">{address}</b>
      </p>
    </div>
  );
};
