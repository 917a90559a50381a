import { dayText } from '../../lib/format.ts';
import { site } from '../../lib/site.ts';
import { QrCode } from '../../ui/print/qr-code.tsx';

/** On paper only: the page's address, to type and to scan. */
export const SheetFoot = ({ path }: { path: string }) => (
  <div className="compare-foot hidden">
    <p>
      <b>{`${location.host}${path}`}</b>
      <br />
      As of {dayText(new Date().toISOString())}. {site.name} is unofficial and for entertainment only. All money is
      in-game money.
    </p>
    <QrCode text={location.origin + path} className="size-[18mm] shrink-0" />
  </div>
);
