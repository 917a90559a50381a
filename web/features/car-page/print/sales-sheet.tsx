import type { ReactNode } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { carName, statusNames } from '../../../lib/car-words.ts';
import { countOf, dayText, money } from '../../../lib/format.ts';
import { site } from '../../../lib/site.ts';
import { ownLine } from '../../../shared/cars/own-line.ts';
import { specificationsOf } from '../../../shared/cars/specification-list.ts';
import { summaryOf } from '../summary.ts';
import { QrCode } from '../../../ui/print/qr-code.tsx';
import { SheetPhotos } from './sheet-photos.tsx';
import { SheetSeller } from './sheet-seller.tsx';
import { usePhotosInTime } from './use-photos-in-time.ts';
import './print.css';

export interface SalesSheetProps {
  car: Car;
  /** The seller's number, if the reader has requested it. */
  phone: string | null;
}

/** A car on one sheet of paper. Overflow is cut, and the code links to the full listing. */
export function SalesSheet({ car, phone }: SalesSheetProps) {
  usePhotosInTime();
  const address = `${location.origin}/car/${car.id}`;
  return (
    <div className="sales-sheet flex-col gap-[4.5mm]">
      <Head car={car} />
      <SheetPhotos photos={car.images} />
      <dl className="grid grid-cols-5 gap-x-[4mm] gap-y-[2.5mm]">
        {specificationsOf(car).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[7.5pt] leading-tight text-ink-3">{label}</dt>
            <dd className="truncate text-[10pt] font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {car.features.length > 0 && <Words title="Features">{car.features.join(' · ')}</Words>}
      {car.condition_note && <Words title="Condition">{car.condition_note}</Words>}
      {car.description && (
        <p className="line-clamp-9 border-t border-line pt-[3mm] text-[9.5pt] leading-[1.45] whitespace-pre-line">
          {car.description}
        </p>
      )}
      <div className="mt-auto flex items-end justify-between gap-[8mm] border-t-2 border-ink pt-[4mm]">
        <SheetSeller car={car} phone={phone} address={address.replace(/^https?:\/\//, '')} />
        <div className="flex shrink-0 items-end gap-[4mm]">
          <p className="w-[34mm] text-right text-[8.5pt] leading-snug text-ink-2">
            Scan for {car.images.length > 3 ? `all ${countOf(car.images.length, 'photo')} and ` : ''}the full listing
          </p>
          <QrCode text={address} className="size-[30mm]" />
        </div>
      </div>
      <p className="text-[7pt] leading-tight text-ink-3">
        As of {dayText(new Date().toISOString())}. {site.name} is unofficial and for entertainment only. All money is
        in-game money.
      </p>
    </div>
  );
}

const Head = ({ car }: { car: Car }) => {
  const line = ownLine(car);
  return (
    <div className="grid gap-[3mm]">
      <div className="flex items-baseline justify-between gap-[8mm] border-b border-line pb-[2mm] text-[9pt]">
        <span className="wide text-[11pt]">{site.name}</span>
        <span className="font-semibold">{car.status === 'active' ? 'For sale' : statusNames[car.status]}</span>
      </div>
      <div className="flex items-start justify-between gap-[8mm]">
        <div className="grid min-w-0 gap-[1mm]">
          <p className="wide line-clamp-2 text-[20pt] leading-[1.1]">{carName(car)}</p>
          {line && <p className="line-clamp-2 text-[12pt] leading-[1.25] wrap-anywhere">{line}</p>}
          <p className="line-clamp-2 text-[10pt] text-ink-2">{summaryOf(car)}</p>
        </div>
        <div className="grid shrink-0 justify-items-end gap-[1mm] whitespace-nowrap">
          <p className="wide text-[22pt] leading-[1]">{money(car.price)}</p>
          {car.original_price > car.price && <s className="text-[10pt] text-ink-3">{money(car.original_price)}</s>}
          {car.open_to_trade && <p className="text-[9pt] font-semibold">Open to trade</p>}
        </div>
      </div>
    </div>
  );
};

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="line-clamp-2 text-[9pt] leading-[1.4]">
    <b className="font-semibold">{title}: </b>
    {children}
  </p>
);
